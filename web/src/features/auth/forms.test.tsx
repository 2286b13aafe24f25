import { policy } from '@puente/contract/policy';
import { describe, expect, it } from 'vitest';
import { controls, find, headings, heard, wordsIn } from '../../../test/reading.ts';
import { atMoment, refusal } from '../../../test/replies.ts';
import { stillOf, oneByOne } from '../../../test/still.tsx';
import { person } from '../../../test/people.ts';
import { ApiError } from '../../lib/api.ts';
import { CodeStep } from './components/code-step.tsx';
import { PasswordForm } from './components/password-form.tsx';
import { PasswordSection } from './components/password-section.tsx';
import { Resend } from './components/resend.tsx';

const now = '2026-12-01T12:00:00Z';
atMoment(now);

type Language = 'en' | 'es';
const languages = ['en', 'es'] as const;
const channels = ['sms', 'whatsapp', 'voice'] as const;

type Step = Partial<Parameters<typeof CodeStep>[0]>;
const codeStep = (changes: Step = {}, language: Language = 'en') =>
  stillOf(
    <CodeStep
      phoneNumber="+56911111111"
      channel="sms"
      resendAtMs={Date.parse(now) + 60_000}
      sending={false}
      sendError={null}
      onResend={() => undefined}
      onChangePhone={() => undefined}
      onSignedIn={() => undefined}
      {...changes}
    />,
    language,
  );

describe('the step of the code', () => {
  it('says by which way and to which number it was sent', async () => {
    for (const language of languages) {
      const words = await oneByOne(channels, async (channel) =>
        wordsIn(await codeStep({ channel }, language)),
      );
      expect(new Set(words).size).toBe(channels.length);
      for (const one of words) expect(one).toContain('+56 911111111');
    }
  });

  it('asks for as many digits as a code has, and the keyboard for digits', async () => {
    const [field] = find(await codeStep(), 'input').filter(
      (node) => node.getAttribute('autocomplete') === 'one-time-code',
    );
    expect(field?.getAttribute('inputmode')).toBe('numeric');
    expect(
      Number(field?.getAttribute('maxLength') ?? policy.auth.codeLength),
    ).toBeGreaterThanOrEqual(policy.auth.codeLength);
  });

  it('tells a refusal to send, but not twice that it is too soon', async () => {
    const plain = wordsIn(await codeStep());
    expect(wordsIn(await codeStep({ sendError: refusal(503, 'gateway-unavailable') }))).not.toBe(
      plain,
    );
    expect(wordsIn(await codeStep({ sendError: refusal(429, 'code-sent-recently') }))).toBe(plain);
  });
});

describe('another code', () => {
  const resend = (
    seconds: number,
    channel: (typeof channels)[number] = 'sms',
    language: Language = 'en',
  ) =>
    stillOf(
      <Resend
        channel={channel}
        resendAtMs={Date.parse(now) + seconds * 1000}
        sending={false}
        onResend={() => undefined}
      />,
      language,
    );

  it('is counted down for eyes by the second, for ears by the minute', async () => {
    expect(wordsIn(await resend(60))).toContain('1:00');
    expect(wordsIn(await resend(59))).toContain('0:59');
    const ears = async (seconds: number, language: Language) =>
      find(await resend(seconds, 'sms', language), 'span')
        .map(heard)
        .filter(Boolean)
        .at(-1);
    expect(await ears(59, 'en')).not.toBe(await ears(61, 'en'));
    expect(await ears(1, 'en')).toBe(await ears(60, 'en'));
    expect(await ears(59, 'es')).not.toBe(await ears(59, 'en'));
    expect(controls(await resend(1))).toEqual([]);
  });

  it.each(channels)(
    'can be sent again, or by each other way than %s, once the time is over',
    async (channel) => {
      for (const language of languages) {
        const names = controls(await resend(0, channel, language));
        expect(new Set(names).size).toBe(channels.length);
      }
    },
  );
});

describe('the password', () => {
  const section = (changes: Parameters<typeof person>[1], language: Language = 'en') =>
    stillOf(<PasswordSection user={person('ana', changes)} />, language);

  it('can be set where there is none, and else changed or taken away', async () => {
    expect(controls(await section({}))).toHaveLength(1);
    expect(controls(await section({ hasPassword: true }))).toHaveLength(2);
    expect(controls(await section({ hasPassword: true }, 'es'))).toHaveLength(2);
    expect(controls(await section({}))).not.toEqual(
      controls(await section({ hasPassword: true })).slice(0, 1),
    );
  });

  it('says where no link to a new one can be mailed, and why', async () => {
    const has = { hasPassword: true } as const;
    const told = [
      await section({ ...has, getsResetLinks: true }),
      await section({ ...has, getsResetLinks: false }),
      await section({ ...has, getsResetLinks: false, email: null }),
    ].map(wordsIn);
    expect(new Set(told).size).toBe(3);
    expect(headings(await section(has))).toHaveLength(1);
  });

  it('is typed twice only where there is one already, and never shown at first', async () => {
    const form = (hasPassword: boolean, language: Language = 'en') =>
      stillOf(
        <PasswordForm
          user={person('ana', { hasPassword })}
          onDone={() => undefined}
          onCancel={() => undefined}
        />,
        language,
      );
    const completed = (markup: Element) =>
      find(markup, 'input')
        .filter((node) => node.getAttribute('type') === 'password')
        .map((node) => node.getAttribute('autocomplete'));
    expect(completed(await form(false))).toEqual(['new-password']);
    expect(completed(await form(true))).toEqual(['current-password', 'new-password']);
    for (const language of languages)
      expect(wordsIn(await form(false, language))).toContain(String(policy.auth.passwordMinLength));
  });
});

it('a refusal by the number of tries stops the step, and not for ever', async () => {
  const wait = new ApiError(429, { errorCode: 'code-sends-exceeded', message: '' }, 'unknown', 90);
  expect(wordsIn(await codeStep({ sendError: wait }))).toMatch(/1:30|minute/);
});
