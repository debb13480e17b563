/** The language of the page. */

import texts from 'virtual:messages';
import { lyingAside, setAside } from './aside';

/** `?language=…` in an address holds for the browser session. */
function wanted(): string | null {
  const asked = new URLSearchParams(globalThis.location?.search).get('language');
  if (asked) setAside('language', asked);
  return asked ?? lyingAside<string>('language');
}

const wish = wanted();

/** The pseudo-locale: English with every text marked, to show text that does not come from the catalogue. */
export const isPseudo = wish === 'pseudo';

// Without a browser, as in tests, there are no preferred languages.
const read = (globalThis.navigator?.languages ?? []).map((each) => each.split('-')[0] ?? '');

export const language = [wish ?? '', ...read].find((each) => each in texts) ?? 'en';
