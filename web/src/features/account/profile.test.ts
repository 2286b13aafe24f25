import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { person } from '../../../test/people.ts';
import { asChanges, asUsername, isEmail, profileRules } from './components/profile-rules.ts';
import { asForm, fieldNames, type ProfileForm } from './profile-fields.ts';
import { megabytes, problemOf } from './picture-rules.ts';

const saved = asForm(person('ines', { username: 'ines.soto', city: 'Valdivia' }));

describe('a field of the profile', () => {
  const rules = profileRules(true);

  it('is refused with what is wrong with it', () => {
    for (const [name, value, problem] of [
      ['name', ' ', 'nameMissing'],
      ['lastName', '', 'lastNameMissing'],
      ['name', '<b>', 'nameWrong'],
      ['name', '123', 'nameWrong'],
      ['email', 'ines@', 'emailWrong'],
      ['username', '', 'usernameKept'],
      ['username', 'a', 'usernameWrong'],
      ['username', 'a..b', 'usernameWrong'],
      ['city', '<Valdivia>', 'placeWrong'],
      ['state', 'x'.repeat(81), 'placeWrong'],
    ] as const)
      expect(rules[name](value), `${name}: ${value}`).toBe(problem);
  });

  it('is taken as the server takes it', () => {
    for (const [name, value] of [
      ['name', ' Inés '],
      ['email', ''],
      ['email', ' ines@example.com '],
      ['username', '@Ines.Soto'],
      ['city', ''],
      ['city', 'San Pedro de Atacama'],
      ['country', 'CL'],
    ] as const)
      expect(rules[name](value), `${name}: ${value}`).toBe(true);
    expect(profileRules(false).username('')).toBe(true);
  });

  it('that is an address here is one on the server', () => {
    expect([isEmail(' a@b.cl '), isEmail('a@b'), isEmail('')]).toEqual([true, false, false]);
    expect(asUsername(' @Camila ')).toBe('camila');
  });
});

describe('what is sent of a profile', () => {
  const typed: ProfileForm = { ...saved, name: ' Ana ', email: ' ', username: '@Ana' };

  it('is what was changed, and nothing else', () => {
    expect(asChanges(typed, { name: true })).toEqual({ name: 'Ana' });
    expect(asChanges(typed, {})).toEqual({});
  });

  it('says that something is no more by null', () => {
    expect(asChanges({ ...typed, city: ' ' }, { email: true, city: true })).toEqual({
      email: null,
      city: null,
    });
  });

  it('has a username as it is kept, and none that was never set', () => {
    expect(asChanges(typed, { username: true })).toEqual({ username: 'ana' });
    expect(asChanges({ ...typed, username: '' }, { username: true })).toEqual({
      username: undefined,
    });
  });
});

describe('unsaved changes', () => {
  const open = async () => {
    const browser = openBrowser();
    return { browser, ...(await import('./profile-draft.ts')) };
  };

  it('are kept by field for their owner, and shown to nobody else', async () => {
    const { keepProfileDraft, profileDraftOf } = await open();
    keepProfileDraft('ines', saved, { ...saved, city: 'Osorno', name: 'Ana' });
    expect(profileDraftOf('ines')).toEqual({ city: 'Osorno', name: 'Ana' });
    expect(profileDraftOf('paul')).toEqual({});
  });

  it('are none when all is as it was', async () => {
    const { browser, keepProfileDraft, profileDraftOf } = await open();
    keepProfileDraft('ines', saved, { ...saved, city: 'Osorno' });
    keepProfileDraft('ines', saved, { ...saved });
    expect(profileDraftOf('ines')).toEqual({});
    expect(browser.storage.tab.length).toBe(0);
  });

  it('give back what was typed, whatever it was', async () => {
    const { keepProfileDraft, profileDraftOf } = await open();
    fc.assert(
      fc.property(fc.constantFrom(...fieldNames), fc.string(), (name, text) => {
        const form = { ...saved, [name]: text };
        keepProfileDraft('ines', saved, form);
        expect({ ...saved, ...profileDraftOf('ines') }).toEqual(form);
      }),
    );
  });
});

describe('a picture', () => {
  it('is refused by its type before its size', () => {
    expect(problemOf({ type: 'application/pdf', size: 1e9 })).toBe('wrongType');
    expect(problemOf({ type: '', size: 1 })).toBe('wrongType');
    expect(problemOf({ type: 'image/png', size: 5_000_000 })).toBeNull();
    expect(problemOf({ type: 'image/png', size: 5_000_001 })).toBe('tooLarge');
  });

  it('above the limit is never told to be the limit', () => {
    expect([megabytes(5_000_000), megabytes(5_000_001), megabytes(1)]).toEqual([5, 5.1, 0.1]);
  });
});
