/** Who is looking at the page. Whoever wants to play and is nobody yet becomes a guest, without being asked anything. */

import { api } from './api';
import type { Me } from './protocol';

class Identity {
  private person = $state.raw<Me | null>(null);
  private loading: Promise<Me | null> | null = null;

  /** Null for somebody not seen before, and until the server has said who it is. */
  get current(): Me | null {
    return this.person;
  }

  /** Safe to call from every page; a failed attempt may be made again. */
  load(): Promise<Me | null> {
    this.loading ??= api.me().then(
      (person) => (this.person = person),
      (error: unknown) => {
        this.loading = null;
        throw error;
      },
    );
    return this.loading;
  }

  /** Somebody in any case; another window may have logged out, or in as somebody else. */
  async ensure(): Promise<Me> {
    return this.become(await api.guest());
  }

  async takeName(name: string, password: string): Promise<Me> {
    await this.ensure();
    return this.become(await api.takeName(name, password));
  }

  async changeName(password: string, name: string): Promise<Me> {
    return this.become(await api.changeAccount(password, { name }));
  }

  async changePassword(password: string, newPassword: string): Promise<Me> {
    return this.become(await api.changeAccount(password, { new_password: newPassword }));
  }

  async logIn(name: string, password: string): Promise<Me> {
    return this.become(await api.login(name, password));
  }

  /** In this browser, or in all that know one. */
  async logOut(everywhere = false): Promise<void> {
    await (everywhere ? api.logoutEverywhere() : api.logout());
    this.becomeNobody();
  }

  async deleteAccount(password: string): Promise<void> {
    await api.deleteAccount(password);
    this.becomeNobody();
  }

  private becomeNobody(): void {
    this.person = null;
    this.loading = Promise.resolve(null);
  }

  private become(person: Me): Me {
    this.person = person;
    this.loading = Promise.resolve(person);
    return person;
  }
}

export const me = new Identity();
