/* dom-environment.ts replaces jsdom's fetch, Blob and FormData by those of Node, which fetch, IndexedDB and structuredClone need. This file
   corrects the remaining differences from a browser. */

// jsdom has no layout: there is nothing to scroll to and no media query that matches.
window.matchMedia ??= () =>
  ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
// Everything is near the viewport.
window.IntersectionObserver ??= class {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = (): void => this.report([{ isIntersecting: true }]);
  disconnect = (): void => undefined;
} as unknown as typeof IntersectionObserver;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.getAnimations ??= () => [];

// Node's Request accepts only absolute URLs, whereas in a browser a URL may be relative to the page.
globalThis.Request = class extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
  }
};

// jsdom's XMLHttpRequest cannot encode Node's FormData, nor send Node's Blob.
globalThis.XMLHttpRequest = class extends XMLHttpRequest {
  private aborted = false;

  override send(body?: XMLHttpRequestBodyInit): void {
    if (!(body instanceof FormData || body instanceof Blob)) {
      super.send(body);
      return;
    }
    const encoded = new Response(body);
    if (body instanceof FormData) this.setRequestHeader('Content-Type', encoded.headers.get('Content-Type')!);
    void this.sendBytes(encoded);
  }

  private async sendBytes(encoded: Response): Promise<void> {
    const bytes = await encoded.arrayBuffer();
    if (!this.aborted) super.send(bytes);
  }

  override abort(): void {
    this.aborted = true;
    if (this.readyState > XMLHttpRequest.OPENED) super.abort();
    else this.dispatchEvent(new ProgressEvent('abort'));
  }
};
