/** Every card as printed, and their sets, fetched once for all pages. */

import { api } from '$lib/api';
import type { Face, SetInfo } from '$lib/protocol';

class Book {
  private faces = $state.raw<ReadonlyMap<string, Face>>(new Map());
  private sets = $state.raw<ReadonlyMap<string, SetInfo>>(new Map());
  private loading: Promise<void> | null = null;

  /** Safe to call from every page; a failed load can be retried. */
  load(): Promise<void> {
    this.loading ??= Promise.all([api.cards(), api.sets()]).then(
      ([faces, sets]) => {
        this.sets = new Map(sets.map((set) => [set.id, set]));
        this.faces = new Map(faces.map((face) => [face.name, face]));
      },
      (error: unknown) => {
        this.loading = null;
        throw error;
      },
    );
    return this.loading;
  }

  get all(): Face[] {
    return [...this.faces.values()];
  }

  face(name: string): Face | undefined {
    return this.faces.get(name);
  }

  /** The set of a card, by its id. */
  set(id: string): SetInfo | undefined {
    return this.sets.get(id);
  }
}

export const book = new Book();
