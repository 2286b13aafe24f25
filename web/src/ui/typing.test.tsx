import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { openComponent } from '../../test/app.tsx';
import { CodeInput } from './code-input.tsx';
import { PasswordInput } from './password-input.tsx';
import { PhoneInput } from './phone-input.tsx';
import { SearchField } from './search-field.tsx';
import { ShareActions } from './share-actions.tsx';

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('a code', () => {
  const opened = async () => {
    const complete = vi.fn<(code: string) => void>();
    function Code() {
      const [value, setValue] = useState('');
      return (
        <CodeInput
          label="Code"
          length={6}
          value={value}
          onChange={setValue}
          onComplete={complete}
        />
      );
    }
    return { ...(await openComponent(<Code />)), complete };
  };

  it('takes digits alone, as many as it has, and reports the last one once', async () => {
    const { person, complete } = await opened();
    await person.type(box('Code'), '12a 34-56');
    expect(box('Code').value).toBe('123456');
    await person.type(box('Code'), '7');
    expect(box('Code').value).toBe('123456');
    expect(complete.mock.calls).toEqual([['123456']]);
  });

  it('can be pasted with what stands around it, in any digits', async () => {
    const { person, complete } = await opened();
    await person.click(box('Code'));
    await person.paste('Code: ١٢٣-456');
    expect(box('Code').value).toBe('123456');
    expect(complete.mock.calls).toEqual([['123456']]);
  });

  it('that was corrected is reported again', async () => {
    const { person, complete } = await opened();
    await person.type(box('Code'), '123456{Backspace}7');
    expect(complete.mock.calls).toEqual([['123456'], ['123457']]);
  });
});

describe('a phone', () => {
  const opened = async (initialValue = '') => {
    const change = vi.fn<(phone: string) => void>();
    const app = await openComponent(
      <PhoneInput
        label="Phone"
        countryLabel="Country"
        initialValue={initialValue}
        defaultCountry="CL"
        locale="en"
        onChange={change}
      />,
    );
    return { ...app, last: () => change.mock.lastCall?.[0] };
  };
  const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });

  it('is of the country beside it unless it is typed with a plus', async () => {
    const { person, last } = await opened();
    await person.type(box('Phone'), '9 1111 1111');
    expect(last()).toBe('+56911111111');
    await person.clear(box('Phone'));
    expect(last()).toBe('');
    await person.type(box('Phone'), '+34 600 000 000');
    expect(last()).toBe('+34600000000');
    expect(country().value).toBe('ES');
    await person.tab();
    expect(box('Phone').value.replaceAll(' ', '')).toBe('600000000');
  });

  it('keeps its digits when another country is chosen', async () => {
    const { person, last } = await opened('+56911111111');
    expect(country().value).toBe('CL');
    expect(box('Phone').value.replaceAll(' ', '')).toBe('911111111');
    await person.selectOptions(country(), 'AR');
    expect(last()).toBe('+54911111111');
    expect(
      within(country()).getByRole<HTMLOptionElement>('option', { name: 'Argentina +54' }).selected,
    ).toBe(true);
  });
});

describe('a password', () => {
  it('is shown and hidden again by a button that says which', async () => {
    const { person } = await openComponent(
      <PasswordInput
        label="Password"
        showLabel="Show it"
        hideLabel="Hide it"
        autoComplete="new-password"
      />,
    );
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    await person.type(field, 'secret');
    expect(field.type).toBe('password');
    await person.click(screen.getByRole('button', { name: 'Show it' }));
    expect([field.type, field.value]).toEqual(['text', 'secret']);
    await person.click(screen.getByRole('button', { name: 'Hide it' }));
    expect(field.type).toBe('password');
  });
});

describe('a search', () => {
  const opened = async (pauseMs: number) => {
    const search = vi.fn<(words: string) => void>();
    const app = await openComponent(
      <SearchField label="Find" searched="" onSearch={search} pauseMs={pauseMs} maxLength={20} />,
    );
    return {
      ...app,
      search,
      field: screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find' }),
    };
  };

  it('waits for a pause in typing, and asks for the whole of it once', async () => {
    const { person, search, field } = await opened(150);
    await person.type(field, ' sleep');
    expect(search).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(search.mock.calls).toEqual([['sleep']]));
  });

  it('asks at once on Enter, and when nothing is left', async () => {
    const { person, search, field } = await opened(60_000);
    await person.type(field, 'sleep{Enter}');
    expect(search.mock.calls).toEqual([['sleep']]);
    await person.clear(field);
    expect(search.mock.calls).toEqual([['sleep'], ['']]);
  });
});

describe('a link to share', () => {
  const labels = { share: 'Share', copy: 'Copy', copied: 'Copied', byHand: 'Copy it by hand' };
  const link = <ShareActions title="T" text="X" url="https://puente.example/a" labels={labels} />;

  it('is copied, and it is said that it was', async () => {
    const { person } = await openComponent(link);
    await person.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('https://puente.example/a');
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('that cannot be copied is to be copied by hand', async () => {
    const { person } = await openComponent(link);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await person.click(screen.getByRole('button', { name: 'Copy' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Copy it by hand');
    vi.restoreAllMocks();
    await person.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
