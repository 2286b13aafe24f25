import { afterEach, describe, expect, it, vi } from 'vitest';
import { controls, find, heard, wordsIn, attributesOf } from '../../test/reading.ts';
import { atMoment } from '../../test/replies.ts';
import { stillOf, oneByOne } from '../../test/still.tsx';
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
  stillOf(element, language);

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
  const described = (markup: Element) => {
    const field = find(markup, 'input', 'textarea', 'select').findLast((node) =>
      node.hasAttribute('aria-describedby'),
    );
    const id = field?.getAttribute('aria-describedby');
    const [note] = find(markup, 'p').filter((node) => node.getAttribute('id') === id);
    return { field, text: note && heard(note), role: note?.getAttribute('role') ?? null };
  };

  it.each(fields)(
    '%s has its name, and is described by nothing where nothing is said',
    async (_, field) => {
      const markup = await drawn(field({}));
      expect(find(markup, 'label').map(heard)).toContain('Name');
      expect(described(markup).field).toBeUndefined();
    },
  );

  it.each(fields)(
    '%s is read with its help, and with what is wrong in its place',
    async (_, field) => {
      const helped = described(await drawn(field({ help: 'Like this' })));
      expect(helped).toMatchObject({ text: 'Like this', role: null });
      expect(helped.field?.hasAttribute('aria-invalid')).toBe(false);
      const wrong = described(await drawn(field({ help: 'Like this', error: 'Too short' })));
      expect(wrong).toMatchObject({ text: 'Too short', role: 'alert' });
      expect(wrong.field?.getAttribute('aria-invalid')).toBe('true');
      expect(
        (await drawn(field({ help: 'Like this', error: 'Too short' }))).innerHTML,
      ).not.toContain('Like this');
    },
  );
});

describe('a phone field', () => {
  const shown = async (initialValue: string, defaultCountry = 'US') => {
    const markup = await drawn(
      <PhoneInput
        label="Phone"
        countryLabel="Country"
        initialValue={initialValue}
        defaultCountry={defaultCountry}
        locale="es"
        onChange={nothing}
      />,
    );
    const [country] = find(markup, 'option').filter((node) => node.hasAttribute('selected'));
    return {
      country: country?.getAttribute('value'),
      name: country && heard(country),
      number: find(markup, 'input')[0]?.getAttribute('value'),
    };
  };

  it.each([
    ['', 'CL', { country: 'CL', number: '' }],
    ['+56911111111', 'US', { country: 'CL', number: '911111111' }],
    ['+12025550123', 'US', { country: 'US', number: '2025550123' }],
    ['+4915112345678', 'CL', { country: 'DE', number: '15112345678' }],
  ])('shows %j from %s by its country', async (value, country, expected) => {
    expect(await shown(value, country)).toMatchObject(expected);
  });

  it.each([
    ['US', undefined, 'tel'],
    ['CL', undefined, 'tel-national'],
    ['CL', 'off', 'off'],
  ])('lets browsers fill it in as %s %s writes it', async (country, autoComplete, expected) => {
    const markup = await drawn(
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
    expect(find(markup, 'input')[0]?.getAttribute('autoComplete')).toBe(expected);
  });

  it('names countries in the language that is asked for, with their code', async () => {
    expect((await shown('+4915112345678')).name).toBe('Alemania +49');
  });
});

describe('a button', () => {
  it('keeps the focus while it is busy, and sends nothing twice', async () => {
    const [busy] = find(
      await drawn(
        <Button type="submit" loading>
          Save
        </Button>,
      ),
      'button',
    );
    expect(attributesOf(busy)).toMatchObject({
      type: 'button',
      'aria-busy': 'true',
      'aria-disabled': 'true',
    });
    expect(busy?.attributes).not.toHaveProperty('disabled');
    const [ready] = find(await drawn(<Button type="submit">Save</Button>), 'button');
    expect(attributesOf(ready)).toMatchObject({ type: 'submit' });
    expect(ready?.attributes).not.toHaveProperty('aria-busy');
    expect(find(await drawn(<Button>Save</Button>), 'button')[0]?.getAttribute('type')).toBe(
      'button',
    );
  });

  it('of a picture alone has a name', async () => {
    expect(controls(await drawn(<IconButton label="Close" icon={<svg aria-hidden />} />))).toEqual([
      'Close',
    ]);
  });
});

describe('a message', () => {
  it('is announced where it came by itself: at once where something is wrong', async () => {
    const role = async (props: object) =>
      find(await drawn(<Banner {...props}>Text</Banner>), 'div')[0]?.getAttribute('role');
    expect(await role({})).toBeNull();
    expect(await role({ live: true })).toBe('status');
    expect(await role({ live: true, tone: 'danger' })).toBe('alert');
    expect(await role({ tone: 'danger' })).toBeNull();
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

  it('has always the same colour, and a sign where there is no name', async () => {
    expect(hueOf('a')).toBe(hueOf('a'));
    expect(hueOf('a')).not.toBe(hueOf('b'));
    const sign = await drawn(<Avatar id="a" name="" />);
    expect(find(sign, 'svg')).toHaveLength(1);
    expect(wordsIn(sign)).toBe('');
    const named = await drawn(<Avatar id="a" name="Ana" alt="Ana" />);
    expect(attributesOf(find(named, 'span')[0])).toMatchObject({
      role: 'img',
      'aria-label': 'Ana',
    });
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

  it('belong together under a question, one chosen or none', async () => {
    expect(find(await cards('a'), 'legend').map(heard)).toEqual(['Which one?']);
    const checked = (markup: Element) =>
      find(markup, 'input').map((node) => node.hasAttribute('checked'));
    expect(checked(await cards('a'))).toEqual([true, false]);
    expect(checked(await cards(null))).toEqual([false, false]);
    const names = new Set(find(await cards('a'), 'input').map((node) => node.getAttribute('name')));
    expect(names.size).toBe(1);
    expect(find(await cards('a'), 'label').map(heard)).toEqual(['A The first $1', 'B']);
  });

  it('say what is wrong with them', async () => {
    const markup = await cards(null, 'Choose one');
    const id = find(markup, 'fieldset')[0]?.getAttribute('aria-describedby');
    expect(
      find(markup, 'p')
        .filter((node) => node.id === id)
        .map(heard),
    ).toEqual(['Choose one']);
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

  it('lead back to those that are done, and say where one is', async () => {
    expect(controls(await stepper('b'))).toEqual(['Time']);
    const now = find(await stepper('b'), 'li').filter(
      (node) => node.getAttribute('aria-current') === 'step',
    );
    expect(now.map(heard)).toEqual(['About']);
    expect(controls(await stepper('a'))).toEqual([]);
    expect(controls(await stepper('c'))).toEqual(['Time', 'About']);
  });
});

describe('figures', () => {
  it('a price by lines has each amount with its name, then the sum', async () => {
    const markup = await drawn(
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

  it('progress and sliders are heard by name and value', async () => {
    expect(
      attributesOf(find(await drawn(<Progress label="Profile" percent={40} />), 'div')[0]),
    ).toMatchObject({
      role: 'progressbar',
      'aria-label': 'Profile',
      'aria-valuenow': '40',
    });
    const [slider] = find(
      await drawn(<Slider label="Zoom" valueText="Twice" value={2} onChange={nothing} />),
      'input',
    );
    expect(slider?.getAttribute('aria-valuetext')).toBe('Twice');
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
  it('is short for eyes and whole for ears, in the zone that was chosen or is given', async () => {
    const at = '2026-12-02T02:30:00Z';
    const [time] = find(await drawn(<When at={at} />), 'time');
    expect(time?.getAttribute('dateTime')).toBe(at);
    expect(time && heard(time)).toBe('Tuesday, December 1, 2026 at 11:30 PM (Chile Time, GMT-3)');
    expect(wordsIn(await drawn(<When at={at} />))).toContain('Today, 11:30 PM Chile Time');
    expect(wordsIn(await drawn(<When at={at} hideZone />))).not.toContain('PM Chile Time');
    expect(wordsIn(await drawn(<When at={at} zone="Asia/Kathmandu" />))).toContain(
      'Tomorrow, 8:15 AM Nepal Time',
    );
    expect(wordsIn(await drawn(<When at={at} />, 'es'))).toContain('Hoy, 23:30 hora de Chile');
  });

  it('stands in a sentence in small letters, with its zone', async () => {
    const at = '2026-12-02T02:30:00Z';
    expect(wordsIn(await drawn(<WhenInText at={at} />))).toContain(
      'today at 11:30 PM (Chile Time)',
    );
    expect(wordsIn(await drawn(<WhenInText at={at} />, 'es'))).toContain(
      'hoy a las 23:30 (hora de Chile)',
    );
    expect(wordsIn(await drawn(<WhenInText at={at} zone="Asia/Kathmandu" />))).toContain(
      'tomorrow at 8:15 AM',
    );
  });

  it('of an hour that clocks show twice says which', async () => {
    const twice = await oneByOne(['2027-04-04T02:30:00Z', '2027-04-04T03:30:00Z'], async (at) =>
      wordsIn(await drawn(<When at={at} hideZone />)).replace(/ Saturday.*$/, ''),
    );
    expect(twice[0]).toContain('GMT-3');
    expect(twice[1]).toContain('GMT-4');
  });
});

describe('sharing and searching', () => {
  const labels = { share: 'Share', copy: 'Copy', copied: 'Copied', byHand: 'By hand' };
  const share = async () =>
    controls(await drawn(<ShareActions title="A" text="B" url="https://x" labels={labels} />));

  it('a device without a share sheet copies', async () => {
    vi.stubGlobal('navigator', { languages: ['en-US'] });
    expect(await share()).toEqual(['Copy']);
    vi.stubGlobal('navigator', { languages: ['en-US'], share: nothing });
    expect(await share()).toEqual(['Share', 'Copy']);
  });

  it('a search shows what the address says', async () => {
    const markup = await drawn(
      <SearchField label="Find" searched="sleep" onSearch={nothing} pauseMs={0} maxLength={20} />,
    );
    expect(attributesOf(find(markup, 'input')[0])).toMatchObject({ value: 'sleep' });
    expect(find(markup, 'label').map(heard)).toEqual(['Find']);
  });
});
