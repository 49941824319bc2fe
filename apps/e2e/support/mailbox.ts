import { expect } from '@playwright/test';

interface Mail {
  readonly recipients: string[];
  readonly subject: string;
  readonly text: string;
}

/** Waits for the first mail to an address. */
export async function waitForMail(address: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const response = await fetch(`http://localhost:${process.env.STORIES_MAILBOX_PORT}`);
    found = ((await response.json()) as Mail[]).find(({ recipients }) => recipients.includes(address));
    expect(found).toBeDefined();
  }).toPass();
  return found!;
}
