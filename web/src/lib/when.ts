/** Times in words, in the reader's language. */

import { language } from './language';
import { inTheirLanguage } from './messages';

const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago something was: "3 minutes ago". Both times in seconds since 1970. */
export function ago(then: number, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - then);
  const [unit, seconds] = UNITS.find(([, seconds]) => passed >= seconds) ?? ['second', Infinity];
  return inTheirLanguage(relative.format(seconds === Infinity ? 0 : -Math.floor(passed / seconds), unit));
}

/** A span of time in its largest unit: "5 minutes". */
export function span(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ['second', 1];
  const inUnits = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return inTheirLanguage(inUnits.format(Math.round(seconds / size)));
}
