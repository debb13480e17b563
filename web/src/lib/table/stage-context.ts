import { getContext, setContext } from 'svelte';
import type { Stage } from '$lib/motion/stage.svelte';

const KEY = Symbol('stage');

export const provideStage = (stage: Stage): Stage => setContext(KEY, stage);

export const useStage = (): Stage => getContext<Stage>(KEY);
