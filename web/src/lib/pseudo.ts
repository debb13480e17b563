/** The pseudo-locale: readable, but distinguishable from text that does not come from the catalogue. */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ';

const accents = new Map([...PLAIN].map((letter, place) => [letter, [...ACCENTED][place]!]));

/** Adds accents and surrounding marks to a text; tags stay unchanged. */
export function marked(text: string): string {
  return text.replaceAll(/(<\/?\w+>)|[^<]+|</g, (part, tag?: string) => tag ?? `⟦${accented(part)}⟧`);
}

const accented = (text: string): string => [...text].map((each) => accents.get(each) ?? each).join('');
