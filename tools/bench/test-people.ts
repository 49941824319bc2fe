/** Makes accounts on the product at `url`, each with a name of its own. */
export function createTestPeople(url: string): () => Promise<{ cookie: string }> {
  let made = 0;
  return async () => {
    made += 1;
    const response = await fetch(`${url}/api/simple-register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: `bench_${Date.now()}_${made}`, password: 'measured, not kept' }),
    });
    if (response.status !== 201) throw new Error(`an account was refused: ${await response.text()}`);
    return {
      cookie: response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    };
  };
}
