/** Says things to those who hear the page. The region must be there before it speaks, so each page mounts one. */

class Announcer {
  text = $state('');
  private mark = false;

  say(text: string): void {
    // The same words twice in a row are only heard twice if something differs.
    this.mark = !this.mark;
    this.text = this.mark ? text : `${text}\u00a0`;
  }
}

export const announcer = new Announcer();
