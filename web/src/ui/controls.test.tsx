import { afterEach, describe, expect, it, vi } from 'vitest';
import { controls, find, heard } from '../../test/markup.ts';
import { wordsIn } from '../../test/page.tsx';
import { atMoment, screenOf } from '../../test/screen.tsx';
import { Avatar, hueOf, initialsOf } from './avatar.tsx';
import { Banner } from './banner.tsx';
import { Button, IconButton } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { CodeInput } from './code-input.tsx';
import { minutesAndSeconds, secondsUntil } from './countdown.tsx';
import { PasswordInput } from './password-input.tsx';
import { PhoneInput } from './phone-input.tsx';
import { PriceBreakdown } from './price-breakdown.tsx';
import { Progress } from './progress.tsx';
import { RadioCards } from './radio-cards.tsx';
import { SearchField } from './search-field.tsx';
import { Select } from './select.tsx';
import { ShareActions } from './share-actions.tsx';
import { Slider } from './slider.tsx';
import { Stepper } from './stepper.tsx';
import { TextInput, Textarea } from './text-input.tsx';
import { When } from './when.tsx';
import { WhenInText } from './when-in-text.tsx';

atMoment('2026-12-01T12:00Z');
afterEach(() => vi.unstubAllGlobals());

const nothing = () => undefined;
const drawn = (element: React.ReactElement, language: 'en' | 'es' = 'en') =>
  screenOf(element, language);

describe('every field', () => {
  type Told = { help?: string; error?: string | undefined };
  const fields: [string, (told: Told) => React.ReactElement][] = [
    ['a line', (told) => <TextInput label="Name" {...told} />],
    ['a text', (told) => <Textarea label="Name" {...told} />],
    [
      'a chooser',
      (told) => <Select label="Name" choices={[{ value: 'a', label: 'A' }]} {...told} />,
    ],
    ['a box to tick', (told) => <Checkbox label="Name" {...told} />],
    ['a code', (told) => <CodeInput label="Name" value="" onChange={nothing} {...told} />],
    [
      'a password',
      (told) => (
        <PasswordInput
          autoComplete="new-password"
          label="Name"
          showLabel="Show"
          hideLabel="Hide"
          {...told}
        />
      ),
    ],
    [
      'a phone',
      (told) => (
        <PhoneInput
          label="Name"
          countryLabel="Country"
          initialValue=""
          defaultCountry="CL"
          locale="en"
          onChange={nothing}
          {...told}
        />
      ),
    ],
  ];
  /** The text that a screen reader reads with the field. */
  const described = (markup: string) => {
    const field = find(markup, 'input', 'textarea', 'select').findLast(
      ({ attributes }) => attributes['aria-describedby'] !== undefined,
    );
    const id = field?.attributes['aria-describedby'];
    const [note] = find(markup, 'p').filter(({ attributes }) => attributes['id'] === id);
    return { field, text: note && heard(note), role: note?.attributes['role'] };
  };

  it.each(fields)(
    '%s has its name, and is described by nothing where nothing is said',
    (_, field) => {
      const markup = drawn(field({}));
      expect(find(markup, 'label').map(heard)).toContain('Name');
      expect(described(markup).field).toBeUndefined();
    },
  );

  it.each(fields)('%s is read with its help, and with what is wrong in its place', (_, field) => {
    const helped = described(drawn(field({ help: 'Like this' })));
    expect(helped).toMatchObject({ text: 'Like this', role: undefined });
    expect(helped.field?.attributes['aria-invalid']).toBeUndefined();
    const wrong = described(drawn(field({ help: 'Like this', error: 'Too short' })));
    expect(wrong).toMatchObject({ text: 'Too short', role: 'alert' });
    expect(wrong.field?.attributes['aria-invalid']).toBe('true');
    expect(drawn(field({ help: 'Like this', error: 'Too short' }))).not.toContain('Like this');
  });
});

describe('a phone field', () => {
  const shown = (initialValue: string, defaultCountry = 'US') => {
    const markup = drawn(
      <PhoneInput
        label="Phone"
        countryLabel="Country"
        initialValue={initialValue}
        defaultCountry={defaultCountry}
        locale="es"
        onChange={nothing}
      />,
    );
    const [country] = find(markup, 'option').filter(({ attributes }) => 'selected' in attributes);
    return {
      country: country?.attributes['value'],
      name: country && heard(country),
      number: find(markup, 'input')[0]?.attributes['value'],
    };
  };

  it.each([
    ['', 'CL', { country: 'CL', number: '' }],
    ['+56911111111', 'US', { country: 'CL', number: '911111111' }],
    ['+12025550123', 'US', { country: 'US', number: '2025550123' }],
    ['+4915112345678', 'CL', { country: 'DE', number: '15112345678' }],
  ])('shows %j from %s by its country', (value, country, expected) => {
    expect(shown(value, country)).toMatchObject(expected);
  });

  it.each([
    ['US', undefined, 'tel'],
    ['CL', undefined, 'tel-national'],
    ['CL', 'off', 'off'],
  ])('lets browsers fill it in as %s %s writes it', (country, autoComplete, expected) => {
    const markup = drawn(
      <PhoneInput
        label="Phone"
        countryLabel="Country"
        initialValue=""
        defaultCountry={country}
        locale="en"
        onChange={nothing}
        {...(autoComplete && { autoComplete })}
      />,
    );
    expect(find(markup, 'input')[0]?.attributes['autoComplete']).toBe(expected);
  });

  it('names countries in the language that is asked for, with their code', () => {
    expect(shown('+4915112345678').name).toBe('Alemania +49');
  });
});

describe('a button', () => {
  it('keeps the focus while it is busy, and sends nothing twice', () => {
    const [busy] = find(
      drawn(
        <Button type="submit" loading>
          Save
        </Button>,
      ),
      'button',
    );
    expect(busy?.attributes).toMatchObject({
      type: 'button',
      'aria-busy': 'true',
      'aria-disabled': 'true',
    });
    expect(busy?.attributes).not.toHaveProperty('disabled');
    const [ready] = find(drawn(<Button type="submit">Save</Button>), 'button');
    expect(ready?.attributes).toMatchObject({ type: 'submit' });
    expect(ready?.attributes).not.toHaveProperty('aria-busy');
    expect(find(drawn(<Button>Save</Button>), 'button')[0]?.attributes['type']).toBe('button');
  });

  it('of a picture alone has a name', () => {
    expect(controls(drawn(<IconButton label="Close" icon={<svg aria-hidden />} />))).toEqual([
      'Close',
    ]);
  });
});

describe('a message', () => {
  it('is announced where it came by itself: at once where something is wrong', () => {
    const role = (props: object) =>
      find(drawn(<Banner {...props}>Text</Banner>), 'div')[0]?.attributes['role'];
    expect(role({})).toBeUndefined();
    expect(role({ live: true })).toBe('status');
    expect(role({ live: true, tone: 'danger' })).toBe('alert');
    expect(role({ tone: 'danger' })).toBeUndefined();
  });
});

describe('somebody without a picture', () => {
  it.each([
    ['Camila Rojas', 'CR'],
    ['camila', 'C'],
    ['  María José de la Cruz  ', 'MC'],
    ['Ñandú Ávila', 'ÑÁ'],
    ['李 小龙', '李小'],
    ['👩‍🚀 Ana', '👩A'],
    ['', ''],
    ['   ', ''],
  ])('%j has the letters %j', (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });

  it('has always the same colour, and a sign where there is no name', () => {
    expect(hueOf('a')).toBe(hueOf('a'));
    expect(hueOf('a')).not.toBe(hueOf('b'));
    const sign = drawn(<Avatar id="a" name="" />);
    expect(find(sign, 'svg')).toHaveLength(1);
    expect(wordsIn(sign)).toBe('');
    const named = drawn(<Avatar id="a" name="Ana" alt="Ana" />);
    expect(find(named, 'span')[0]?.attributes).toMatchObject({ role: 'img', 'aria-label': 'Ana' });
  });
});

describe('choices', () => {
  const cards = (value: 'a' | 'b' | null, error?: string) =>
    drawn(
      <RadioCards
        legend="Which one?"
        choices={[
          { value: 'a', label: 'A', help: 'The first', aside: '$1' },
          { value: 'b', label: 'B', disabled: true },
        ]}
        value={value}
        onChange={nothing}
        error={error}
      />,
    );

  it('belong together under a question, one chosen or none', () => {
    expect(find(cards('a'), 'legend').map(heard)).toEqual(['Which one?']);
    const checked = (markup: string) =>
      find(markup, 'input').map(({ attributes }) => 'checked' in attributes);
    expect(checked(cards('a'))).toEqual([true, false]);
    expect(checked(cards(null))).toEqual([false, false]);
    const names = new Set(find(cards('a'), 'input').map(({ attributes }) => attributes['name']));
    expect(names.size).toBe(1);
    expect(find(cards('a'), 'label').map(heard)).toEqual(['A The first $1', 'B']);
  });

  it('say what is wrong with them', () => {
    const markup = cards(null, 'Choose one');
    const id = find(markup, 'fieldset')[0]?.attributes['aria-describedby'];
    expect(
      find(markup, 'p')
        .find(({ attributes }) => attributes['id'] === id)
        ?.children.map(heard)
        .join('')
        .trim(),
    ).toBe('Choose one');
  });
});

describe('steps', () => {
  const steps = [
    { id: 'a', label: 'Time' },
    { id: 'b', label: 'About' },
    { id: 'c', label: 'Pay' },
  ];
  const stepper = (current: string) =>
    drawn(
      <Stepper
        label="Steps"
        steps={steps}
        current={current}
        renderLink={({ id }, content) => <a href={`#${id}`}>{content}</a>}
      />,
    );

  it('lead back to those that are done, and say where one is', () => {
    expect(controls(stepper('b'))).toEqual(['Time']);
    const now = find(stepper('b'), 'li').filter(
      ({ attributes }) => attributes['aria-current'] === 'step',
    );
    expect(now.map(heard)).toEqual(['About']);
    expect(controls(stepper('a'))).toEqual([]);
    expect(controls(stepper('c'))).toEqual(['Time', 'About']);
  });
});

describe('figures', () => {
  it('a price by lines has each amount with its name, then the sum', () => {
    const markup = drawn(
      <PriceBreakdown
        lines={[
          { label: '1 hr', amount: '$50.00' },
          { label: 'Code', amount: '−$5.00', note: 'SUN', tone: 'saving' },
        ]}
        total={{ label: 'Total', amount: '$45.00' }}
      />,
    );
    expect(find(markup, 'dt').map(heard)).toEqual(['1 hr', 'Code SUN', 'Total']);
    expect(find(markup, 'dd').map(heard)).toEqual(['$50.00', '−$5.00', '$45.00']);
  });

  it('progress and sliders are heard by name and value', () => {
    expect(
      find(drawn(<Progress label="Profile" percent={40} />), 'div')[0]?.attributes,
    ).toMatchObject({
      role: 'progressbar',
      'aria-label': 'Profile',
      'aria-valuenow': '40',
    });
    const [slider] = find(
      drawn(<Slider label="Zoom" valueText="Twice" value={2} onChange={nothing} />),
      'input',
    );
    expect(slider?.attributes['aria-valuetext']).toBe('Twice');
  });

  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [60, '1:00'],
    [599, '9:59'],
    [3600, '60:00'],
  ])('%i seconds are %s', (seconds, text) => {
    expect(minutesAndSeconds(seconds)).toBe(text);
  });

  it('time that is over is none, and a part of a second is one', () => {
    expect(secondsUntil(1000, 0)).toBe(1);
    expect(secondsUntil(1001, 0)).toBe(2);
    expect(secondsUntil(1, 0)).toBe(1);
    expect(secondsUntil(0, 0)).toBe(0);
    expect(secondsUntil(0, 5000)).toBe(0);
  });
});

describe('a moment', () => {
  it('is short for eyes and whole for ears, in the zone that was chosen or is given', () => {
    const at = '2026-12-02T02:30:00Z';
    const [time] = find(drawn(<When at={at} />), 'time');
    expect(time?.attributes['dateTime']).toBe(at);
    expect(time && heard(time)).toBe('Tuesday, December 1, 2026 at 11:30 PM (Chile Time, GMT-3)');
    expect(wordsIn(drawn(<When at={at} />))).toContain('Today, 11:30 PM Chile Time');
    expect(wordsIn(drawn(<When at={at} hideZone />))).not.toContain('PM Chile Time');
    expect(wordsIn(drawn(<When at={at} zone="Asia/Kathmandu" />))).toContain(
      'Tomorrow, 8:15 AM Nepal Time',
    );
    expect(wordsIn(drawn(<When at={at} />, 'es'))).toContain('Hoy, 23:30 hora de Chile');
  });

  it('stands in a sentence in small letters, with its zone', () => {
    const at = '2026-12-02T02:30:00Z';
    expect(wordsIn(drawn(<WhenInText at={at} />))).toContain('today at 11:30 PM (Chile Time)');
    expect(wordsIn(drawn(<WhenInText at={at} />, 'es'))).toContain(
      'hoy a las 23:30 (hora de Chile)',
    );
    expect(wordsIn(drawn(<WhenInText at={at} zone="Asia/Kathmandu" />))).toContain(
      'tomorrow at 8:15 AM',
    );
  });

  it('of an hour that clocks show twice says which', () => {
    const twice = ['2027-04-04T02:30:00Z', '2027-04-04T03:30:00Z'].map((at) =>
      wordsIn(drawn(<When at={at} hideZone />)).replace(/ Saturday.*$/, ''),
    );
    expect(twice[0]).toContain('GMT-3');
    expect(twice[1]).toContain('GMT-4');
  });
});

describe('sharing and searching', () => {
  const labels = { share: 'Share', copy: 'Copy', copied: 'Copied', byHand: 'By hand' };
  const share = () =>
    controls(drawn(<ShareActions title="A" text="B" url="https://x" labels={labels} />));

  it('a device without a share sheet copies', () => {
    vi.stubGlobal('navigator', { languages: ['en-US'] });
    expect(share()).toEqual(['Copy']);
    vi.stubGlobal('navigator', { languages: ['en-US'], share: nothing });
    expect(share()).toEqual(['Share', 'Copy']);
  });

  it('a search shows what the address says', () => {
    const markup = drawn(
      <SearchField label="Find" searched="sleep" onSearch={nothing} pauseMs={0} maxLength={20} />,
    );
    expect(find(markup, 'input')[0]?.attributes).toMatchObject({ value: 'sleep' });
    expect(find(markup, 'label').map(heard)).toEqual(['Find']);
  });
});
