/** What this person prefers on this device; kept by the browser. */

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How many times longer than usual a movement takes. */
const PACE: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 };

/** So many games are somebody's first games. */
const FIRST_GAMES = 3;

interface Kept {
  speed: Speed;
  mutedNames: string[];
  tips: boolean;
  /** The tables at which tips were given. */
  taughtAt: string[];
}

const KEY = 'delve.settings';
const DEFAULTS: Kept = { speed: 'normal', mutedNames: [], tips: true, taughtAt: [] };

/** What the browser has kept; what is known already where it keeps nothing. */
function read(known: Kept = DEFAULTS): Kept {
  try {
    return { ...known, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    // A browser that keeps nothing for us still plays.
    return known;
  }
}

class Settings {
  private kept = $state(read());
  // Where there is no browser, as in tests, nobody has said what they prefer.
  private readonly stillness = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

  get speed(): Speed {
    return this.kept.speed;
  }

  set speed(speed: Speed) {
    this.keep({ speed });
  }

  /** Milliseconds for something that usually takes so many; 0 where nothing should move. */
  time(usual: number): number {
    return this.stillness?.matches ? 0 : usual * PACE[this.kept.speed];
  }

  get tips(): boolean {
    return this.kept.tips;
  }

  /** Whoever wants them again gets them in the next games. */
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
    // Another window may have kept something since.
    this.kept = { ...read(this.kept), ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // Kept for this visit only.
    }
  }
}

export const settings = new Settings();
