import type { Draft, DraftFields } from '@puente/contract/draft';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { clashesOf, createEditor, shownFields } from './editor.ts';

function draftOf(version: number, fields: DraftFields): Draft {
  return {
    state: 'draft',
    version,
    fields,
    changed: [],
    steps: [],
    missing: [],
    price: { earnings: [], leastRates: [], leastPrices: [] },
    verification: {
      state: 'none',
      partner: null,
      unverifiedBasisPoints: 600,
      verifiedBasisPoints: 1500,
    },
    isTourSeen: true,
  };
}

function refusal(status: number, errorCode: 'draft-changed' | 'price-too-low', path?: string) {
  const fields = path ? [{ path, message: 'No' }] : [];
  return new ApiError(status, { errorCode, fields }, 'unknown');
}

/** A server with one draft; another tab may change it, and rates below 10 are refused. */
function serverWith(fields: DraftFields) {
  let saved = draftOf(1, fields);
  const sent: DraftFields[] = [];
  return {
    sent,
    saved: () => saved,
    change: (others: DraftFields) => {
      saved = draftOf(saved.version + 1, { ...saved.fields, ...others });
    },
    calls: {
      read: () => Promise.resolve(saved),
      save: (version: number, changes: DraftFields) => {
        sent.push(changes);
        if (version !== saved.version) return Promise.reject(refusal(409, 'draft-changed'));
        if (changes.normalRate && changes.normalRate.amount < 10)
          return Promise.reject(refusal(400, 'price-too-low', 'fields.normalRate'));
        saved = draftOf(saved.version + 1, { ...saved.fields, ...changes });
        return Promise.resolve(saved);
      },
    },
  };
}

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

describe('a draft that saves itself', () => {
  test('saves what was typed, and nothing twice', async () => {
    const server = serverWith({ expertise: 'A' });
    const editor = createEditor(server.calls);
    editor.load(server.saved());
    editor.edit({ expertise: 'AB' });
    editor.edit({ career: 'C' });
    await editor.flush();
    await editor.flush();
    expect(server.sent).toEqual([{ expertise: 'AB', career: 'C' }]);
    expect(editor.get()).toMatchObject({ unsaved: {}, status: 'idle', error: null });
    expect(editor.get().savedAt).toBeGreaterThan(0);
  });

  test('keeps what is typed while a save is under way', async () => {
    const server = serverWith({});
    const editor = createEditor(server.calls);
    editor.load(server.saved());
    editor.edit({ expertise: 'A' });
    const first = editor.flush();
    editor.edit({ expertise: 'AB' });
    await first;
    expect(shownFields(editor.get()).expertise).toBe('AB');
    await editor.flush();
    expect(server.saved().fields.expertise).toBe('AB');
  });

  test('goes on from another tab’s changes of other fields without a word', async () => {
    const server = serverWith({ expertise: 'A' });
    const editor = createEditor(server.calls);
    editor.load(server.saved());
    server.change({ career: 'Theirs' });
    editor.edit({ expertise: 'Mine' });
    await editor.flush();
    expect(editor.get().clashes).toEqual([]);
    expect(server.saved().fields).toEqual({ expertise: 'Mine', career: 'Theirs' });
  });

  test.each([
    ['mine', 'Mine'],
    ['theirs', 'Theirs'],
  ] as const)('asks where both changed one field, and takes %s', async (whose, expected) => {
    const server = serverWith({ expertise: 'A' });
    const editor = createEditor(server.calls);
    editor.load(server.saved());
    server.change({ expertise: 'Theirs' });
    editor.edit({ expertise: 'Mine', career: 'Also mine' });
    await editor.flush();
    expect(editor.get().clashes).toEqual(['expertise']);
    expect(shownFields(editor.get()).expertise).toBe('Mine');
    expect(server.saved().fields.expertise).toBe('Theirs');
    await editor.decide(whose);
    expect(server.saved().fields).toEqual({ expertise: expected, career: 'Also mine' });
    expect(shownFields(editor.get()).expertise).toBe(expected);
  });

  test('sets a refused price aside, saves the rest, and sends the corrected price', async () => {
    const server = serverWith({});
    const editor = createEditor(server.calls);
    editor.load(server.saved());
    editor.edit({ durations: [30], normalRate: usd(5), expertise: 'A' });
    await editor.flush();
    expect(editor.get().error).toBeInstanceOf(ApiError);
    expect(shownFields(editor.get()).normalRate).toEqual(usd(5));
    await editor.flush();
    expect(server.saved().fields).toEqual({ expertise: 'A' });
    editor.edit({ normalRate: usd(20) });
    await editor.flush();
    expect(server.saved().fields).toEqual({
      expertise: 'A',
      durations: [30],
      normalRate: usd(20),
    });
    expect(editor.get()).toMatchObject({ error: null, refused: {} });
  });

  test('loses nothing when a save fails', async () => {
    const server = serverWith({});
    let isDown = true;
    const editor = createEditor({
      ...server.calls,
      save: (version, fields) =>
        isDown
          ? Promise.reject(new ApiError(0, null, 'network'))
          : server.calls.save(version, fields),
    });
    editor.load(server.saved());
    editor.edit({ expertise: 'A' });
    await editor.flush();
    expect(editor.get()).toMatchObject({ status: 'failed', unsaved: { expertise: 'A' } });
    isDown = false;
    await editor.flush();
    expect(server.saved().fields).toEqual({ expertise: 'A' });
  });
});

test('a clash is a field that both changed, each in its own way', () => {
  const base = { expertise: 'A', career: 'B', location: null };
  const present = { expertise: 'T', career: 'B', location: 'Lima' };
  const mine = { expertise: 'M', career: 'M', location: 'Lima' };
  expect(clashesOf(base, present, mine)).toEqual(['expertise']);
});
