import type { Page } from '@playwright/test';

/**
 * Everything that scripts and the developer tools can read in this browser: storage, databases, caches, cookies and the page itself, as
 * one text. Bytes are decoded as UTF-8.
 */
export async function textStoredInBrowser(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
      document.documentElement.outerHTML,
    ];
    for (const { name = '', version } of await indexedDB.databases()) {
      const database = await promised(indexedDB.open(name, version));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([promised(objects.getAllKeys()), promised(objects.getAll())]);
        parts.push(JSON.stringify(keys), await textOf(values));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) parts.push(request.url);
    }
    return parts.join('\n');

    // The browser gets the text of this function alone, without the module around it.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    async function textOf(value: unknown): Promise<string> {
      if (value instanceof Blob) return value.text();
      if (ArrayBuffer.isView(value)) return new TextDecoder().decode(value);
      if (typeof value !== 'object' || value === null) return String(value);
      return (await Promise.all(Object.entries(value).flatMap(([key, item]) => [key, textOf(item)]))).join(' ');
    }

    // oxlint-disable-next-line unicorn/consistent-function-scoping
    function promised<Result>(request: IDBRequest<Result>): Promise<Result> {
      return new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    }
  });
}

/** Whether the browser has a sealed copy of a user's timeline. Does not create the database, which the web app could then not use. */
export async function hasOfflineTimelineCopy(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    if ((await indexedDB.databases()).every(({ name }) => name !== 'memory-seen')) return false;
    return new Promise<boolean>((resolve, reject) => {
      const opened = indexedDB.open('memory-seen');
      opened.addEventListener('error', () => reject(new Error('IndexedDB')));
      opened.addEventListener('success', () => {
        const database = opened.result;
        const found = database.transaction('seen').objectStore('seen').count('timeline');
        found.addEventListener('success', () => {
          database.close();
          resolve(found.result === 1);
        });
      });
    });
  });
}
