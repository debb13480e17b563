/** The index of the rules reference, fetched once for all pages. */

import { api } from '$lib/api';
import { Fetched } from '$lib/fetched.svelte';
import type { RuleEntry } from '$lib/protocol';
import { Linker } from './linking';

class Reference {
  readonly index = new Fetched<RuleEntry[]>(api.rules);
  readonly linker = $derived(new Linker(this.index.value ?? []));
  private isAsked = false;

  /** Safe to call from every page. Without the index, texts have no links. */
  load(): void {
    if (this.isAsked && !this.index.error) return;
    this.isAsked = true;
    void this.index.load();
  }

  entry(id: string): RuleEntry | undefined {
    return this.index.value?.find((entry) => entry.id === id);
  }
}

export const reference = new Reference();

export const ruleAddress = (id: string): string => `/rules/${encodeURIComponent(id)}`;
