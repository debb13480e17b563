/** How a game is won and lost, from the numbers of its format. */

import type { Format, View } from '$lib/protocol';
import { familyOf, type Family } from '$lib/lobby/families';
import { questsOf } from '$lib/table/quests';
import { t } from '$lib/messages';

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
  const questsDone =
    questsNeeded === questsLaid
      ? t('page-help-winning-all-quests', { laid: questsLaid })
      : t('page-help-winning-quests', { needed: questsNeeded, laid: questsLaid });
  switch (family) {
    case 'competitive':
      return {
        family,
        ways: [
          {
            title: t('page-help-winning-win'),
            when: [
              t('page-help-winning-most-points'),
              t('page-help-winning-rival-perished'),
              t('page-help-winning-rival-no-draw'),
              t('page-help-winning-rival-depleted'),
            ],
          },
        ],
        scores: ([1, 2, 3] as const).map((place) => [
          t(`page-help-winning-duel-scores-${place}-points`),
          t(`page-help-winning-duel-scores-${place}-for`),
        ]),
      };
    case 'multiplayer':
      return {
        family,
        ways: [
          { title: t('page-help-winning-win'), when: [t('page-help-winning-race', { points: pointsToWin })] },
          { title: t('page-help-winning-over'), when: [t('page-help-winning-best-of-rest')] },
        ],
        scores: ([1, 2, 3, 4, 5, 6] as const).map((place) => [
          t(`page-help-winning-race-scores-${place}-points`),
          t(`page-help-winning-race-scores-${place}-for`),
        ]),
      };
    case 'coop':
      return {
        family,
        ways: [
          { title: t('page-help-winning-win-together'), when: [questsDone, t('page-help-winning-depleted')] },
          {
            title: t('page-help-winning-lose-together'),
            when: [t('page-help-winning-any-perished'), t('page-help-winning-any-no-draw')],
          },
        ],
        scores: [],
      };
    case 'solo':
      return {
        family,
        ways: [
          { title: t('page-help-winning-win'), when: [questsDone, t('page-help-winning-depleted')] },
          {
            title: t('page-help-winning-lose'),
            when: [t('page-help-winning-perished'), t('page-help-winning-no-draw')],
          },
        ],
        scores: [],
      };
  }
}
