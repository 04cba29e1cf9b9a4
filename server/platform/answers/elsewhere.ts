/** An answer that leads the browser to another address, which learns neither of the page nor of the person. */
export class Elsewhere {
  readonly href: string;

  /** @param href by https, as whoever wrote it was held to */
  constructor(href: string) {
    this.href = href;
  }

  get headers(): Record<string, string> {
    return { location: this.href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  }
}
