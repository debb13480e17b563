/** How a game is won and lost, from its numbers. */

import type { Format, View } from '$lib/protocol';
import { familyOf, type Family } from '$lib/lobby/families';
import { questsOf } from '$lib/table/quests';
import { t } from '$lib/strings';

/** The numbers that decide a game. */
export interface Stakes {
  family: Family;
  questsNeeded: number;
  questsLaid: number;
  pointsToWin: number;
}

export interface Ways {
  family: Family;
  ways: { title: string; when: string[] }[];
  scores: readonly (readonly string[])[];
}

export const stakesOfView = (view: View): Stakes => ({
  family: familyOf(view.format),
  questsNeeded: view.quests_needed,
  questsLaid: questsOf(view).length,
  pointsToWin: view.contest?.points_to_win ?? 0,
});

export const stakesOfFormat = (format: Format): Stakes => ({
  family: familyOf(format.id),
  questsNeeded: format.quests_needed,
  questsLaid: format.quests_laid,
  pointsToWin: format.points_to_win,
});

export function waysOf({ family, questsNeeded, questsLaid, pointsToWin }: Stakes): Ways {
  const words = t.help.winning;
  switch (family) {
    case 'competitive':
      return {
        family,
        ways: [
          {
            title: words.win,
            when: [words.mostPoints, words.rivalPerished, words.rivalNoDraw, words.rivalDepleted],
          },
        ],
        scores: words.duelScores,
      };
    case 'multiplayer':
      return {
        family,
        ways: [
          { title: words.win, when: [words.race(pointsToWin)] },
          { title: words.over, when: [words.bestOfRest] },
        ],
        scores: words.raceScores,
      };
    case 'coop':
      return {
        family,
        ways: [
          { title: words.winTogether, when: [words.quests(questsNeeded, questsLaid), words.depleted] },
          { title: words.loseTogether, when: [words.anyPerished, words.anyNoDraw] },
        ],
        scores: [],
      };
    case 'solo':
      return {
        family,
        ways: [
          { title: words.win, when: [words.quests(questsNeeded, questsLaid), words.depleted] },
          { title: words.lose, when: [words.perished, words.noDraw] },
        ],
        scores: [],
      };
  }
}
