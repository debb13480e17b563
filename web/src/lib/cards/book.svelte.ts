/** Every card as printed, fetched once for all pages. */

import { api } from '$lib/api';
import type { Face } from '$lib/protocol';

class Book {
  private faces = $state.raw<ReadonlyMap<string, Face>>(new Map());
  private loading: Promise<void> | null = null;

  /** Safe to call from every page; a failed attempt may be made again. */
  load(): Promise<void> {
    this.loading ??= api.cards().then(
      (faces) => {
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
}

export const book = new Book();
