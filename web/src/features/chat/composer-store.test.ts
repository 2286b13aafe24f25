import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';

async function open(kept: Record<string, string> = {}) {
  const browser = openBrowser();
  for (const [key, value] of Object.entries(kept)) browser.storage.local.setItem(key, value);
  const { local } = await import('../../lib/storage.ts');
  const { guardReasons, onGuardChange } = await import('../../shell/update/reload-guard.ts');
  const composer = await import('./composer-store.ts');
  return { browser, local, guardReasons, onGuardChange, ...composer };
}

describe('half a thought in the chat', () => {
  it('is there again after the tab was closed', async () => {
    const { currentComposer } = await open({ chatDraft: 'I cannot' });
    expect(currentComposer()).toMatchObject({ draft: 'I cannot', isOpen: false });
  });

  it('is kept as it grows, and gone once it was sent', async () => {
    const { local, setComposer } = await open();
    setComposer({ draft: 'I' });
    setComposer({ draft: 'I cannot' });
    expect(local.get('chatDraft')).toBe('I cannot');
    setComposer({ draft: '' });
    expect(local.get('chatDraft')).toBeNull();
  });

  it('keeps the page from reloading from the first letter to the last, without a gap', async () => {
    const { guardReasons, onGuardChange, setComposer } = await open();
    const changes: (readonly string[])[] = [];
    onGuardChange(() => changes.push(guardReasons()));
    for (const draft of ['I', 'I c', 'I cannot', '', 'Again', '']) setComposer({ draft });
    expect(changes).toEqual([['draft'], [], ['draft'], []]);
  });

  it('stays when something else of the chat changes', async () => {
    const { currentComposer, setComposer } = await open({ chatDraft: 'I cannot' });
    setComposer({ isAnswering: true });
    expect(currentComposer()).toMatchObject({ draft: 'I cannot', isAnswering: true });
  });

  it('typed before the app was here is taken from the field', async () => {
    const { currentComposer, messageField } = await open();
    const field = { value: 'typed early', focus: () => undefined };
    messageField(field as unknown as HTMLTextAreaElement);
    expect(currentComposer().draft).toBe('typed early');
    messageField(null);
    expect(currentComposer().draft).toBe('typed early');
  });
});

it('a chat that has messages opens with them', async () => {
  const chat = JSON.stringify({ owner: null, entries: [{ id: 'm1' }] });
  expect((await open({ chat })).currentComposer().isOpen).toBe(true);
  const empty = JSON.stringify({ owner: null, entries: [] });
  expect((await open({ chat: empty })).currentComposer().isOpen).toBe(false);
  expect((await open({ chat: 'nonsense' })).currentComposer().isOpen).toBe(false);
});
