/** The current person. People without a session become guests when they want to play, without a sign-up. */

import { api } from './api';
import type { Me } from './protocol';

class Identity {
  private person = $state.raw<Me | null>(null);
  private loading: Promise<Me | null> | null = null;

  /** Null without a session, and until loaded. */
  get current(): Me | null {
    return this.person;
  }

  /** Safe to call from every page; a failed load can be retried. */
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

  /** The person, made a guest if necessary. Asks the server: another window may have logged in or out. */
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

  /** Logs out this browser, or all of them. */
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
