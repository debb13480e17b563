/** Preferences on this device, stored by the browser. */

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** The factor on animation durations. */
const PACE: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 };

/** The number of first games with tips. */
const FIRST_GAMES = 3;

interface Kept {
  speed: Speed;
  mutedNames: string[];
  tips: boolean;
  /** The tables with tips so far. */
  taughtAt: string[];
}

const KEY = 'delve.settings';
const DEFAULTS: Kept = { speed: 'normal', mutedNames: [], tips: true, taughtAt: [] };

/** Reads the stored settings; without storage, keeps the current ones. */
function read(known: Kept = DEFAULTS): Kept {
  try {
    return { ...known, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    // Storage is optional.
    return known;
  }
}

class Settings {
  private kept = $state(read());
  // Without a browser, as in tests, there is no preference.
  private readonly stillness = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

  get speed(): Speed {
    return this.kept.speed;
  }

  set speed(speed: Speed) {
    this.keep({ speed });
  }

  /** Scales a duration in milliseconds; 0 if nothing should move. */
  time(usual: number): number {
    return this.stillness?.matches ? 0 : usual * PACE[this.kept.speed];
  }

  get tips(): boolean {
    return this.kept.tips;
  }

  /** Switching tips on restarts the count of first games. */
  set tips(tips: boolean) {
    this.keep({ tips, taughtAt: [] });
  }

  teachesAt(table: string): boolean {
    const { tips, taughtAt } = this.kept;
    return tips && (taughtAt.includes(table) || taughtAt.length < FIRST_GAMES);
  }

  taught(table: string): void {
    if (!this.kept.taughtAt.includes(table)) this.keep({ taughtAt: [...this.kept.taughtAt, table] });
  }

  isMuted(name: string): boolean {
    return this.kept.mutedNames.includes(name);
  }

  mute(name: string, muted: boolean): void {
    const others = this.kept.mutedNames.filter((each) => each !== name);
    this.keep({ mutedNames: muted ? [...others, name] : others });
  }

  private keep(change: Partial<Kept>): void {
    // Another window may have changed settings since.
    this.kept = { ...read(this.kept), ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // No storage: kept for this visit only.
    }
  }
}

export const settings = new Settings();
