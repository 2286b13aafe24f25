import { describe, expect, it } from 'vitest';
import type { Config } from '../../../config.ts';
import type { BookingView } from '../store.ts';
import { calendarFile, calendarOfAll, type CalendarReader, otherName } from './present.ts';

const config = {
  http: { publicUrl: 'https://puente.example' },
  gateways: { mail: { from: 'Puente <hola@puente.example>' } },
} as Config;
const now = Temporal.Instant.from('2026-12-01T10:00:00Z');

const view = (change: Partial<BookingView> = {}): BookingView =>
  ({
    id: 'b1',
    room_id: 'abcdefghij',
    status: 'confirmed',
    sequence: 0,
    starts_at: Temporal.Instant.from('2026-12-02T13:30:00Z'),
    ends_at: Temporal.Instant.from('2026-12-02T14:30:00Z'),
    provider_name: 'Camila',
    provider_last_name: 'Rojas',
    name: 'Inés',
    last_name: 'Soto',
    email: 'ines@example.com',
    venue: null,
    ...change,
  }) as BookingView;
const client: CalendarReader = { party: 'client', email: 'ines@example.com', language: 'en' };
const expert: CalendarReader = { party: 'provider', email: 'camila@example.com', language: 'es' };

/** The lines of the file, unfolded. */
const linesOf = (booking: BookingView, reader: CalendarReader, config_ = config) =>
  calendarFile(config_, booking, reader, now)
    .content.replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');
const value = (lines: string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`));

describe('the calendar file of a meeting', () => {
  it('says when in UTC, whatever zones the two are in', () => {
    const lines = linesOf(view(), client);
    expect(value(lines, 'DTSTART')).toBe('DTSTART:20261202T133000Z');
    expect(value(lines, 'DTEND')).toBe('DTEND:20261202T143000Z');
    expect(value(lines, 'DTSTAMP')).toBe('DTSTAMP:20261201T100000Z');
    expect(lines.some((line) => line.startsWith('BEGIN:VTIMEZONE'))).toBe(false);
  });

  it('is the same event for ever, and newer with each change', () => {
    for (const sequence of [0, 3]) {
      const lines = linesOf(view({ sequence }), client);
      expect(value(lines, 'UID')).toBe('UID:b1@puente.example');
      expect(value(lines, 'SEQUENCE')).toBe(`SEQUENCE:${sequence}`);
    }
  });

  it('is of both, each with the other’s name in their language', () => {
    expect(value(linesOf(view(), client), 'SUMMARY')).toContain('Camila Rojas');
    expect(value(linesOf(view(), expert), 'SUMMARY')).toContain('Inés Soto');
    expect(otherName(view({ last_name: '' }), 'provider')).toBe('Inés');
  });

  it('has the reader’s own address and nobody else’s', () => {
    const { content } = calendarFile(config, view(), expert, now);
    const whole = content.replaceAll(/\r\n[ \t]/g, '');
    expect(whole).toContain('MAILTO:camila@example.com');
    expect(whole).not.toContain('ines@example.com');
    const without = calendarFile(config, view(), { ...client, email: null }, now).content;
    expect(without).not.toContain('ATTENDEE');
  });

  it('cancels what it announced', () => {
    const cancelled = calendarFile(config, view({ status: 'cancelled', sequence: 1 }), client, now);
    expect(cancelled.method).toBe('CANCEL');
    expect(cancelled.content).toContain('METHOD:CANCEL');
    expect(cancelled.content).toContain('STATUS:CANCELLED');
    expect(calendarFile(config, view(), client, now)).toMatchObject({ method: 'REQUEST' });
  });

  it('leads to the room', () => {
    const lines = linesOf(view(), client);
    expect(value(lines, 'LOCATION')).toBe('LOCATION:https://puente.example/abcdefghij');
    expect(value(lines, 'URL')).toContain('https://puente.example/abcdefghij');
  });

  it('comes from the address that mails come from, with a name or without', () => {
    for (const [from, organizer] of [
      ['Puente <hola@puente.example>', 'ORGANIZER;CN="Puente":mailto:hola@puente.example'],
      ['hola@puente.example', 'ORGANIZER;CN="Puente":mailto:hola@puente.example'],
    ] as const) {
      const other = { ...config, gateways: { mail: { from } } } as Config;
      expect(value(linesOf(view(), client, other), 'ORGANIZER')).toBe(organizer);
    }
  });

  it('is not broken by what somebody is called', () => {
    const evil = view({
      provider_name: 'Ca\r\nATTENDEE:mailto:x@y.z\r\nmila;,\\',
      provider_last_name: 'ñ'.repeat(200),
    });
    const lines = linesOf(evil, client);
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    const folded = calendarFile(config, evil, client, now).content.split('\r\n');
    for (const line of folded) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  });
});

describe('the calendar file of several meetings', () => {
  const [first, second] = [view({ sequence: 1 }), view({ id: 'b2' })];

  it('publishes each as the event that its own file is of', () => {
    const file = calendarOfAll(config, [first, second], client, now);
    const lines = (file?.content ?? '').replaceAll(/\r\n[ \t]/g, '').split('\r\n');
    expect(file?.method).toBe('PUBLISH');
    expect(lines.filter((line) => /^(METHOD|UID|SEQUENCE)/.test(line))).toEqual([
      'METHOD:PUBLISH',
      'UID:b1@puente.example',
      'SEQUENCE:1',
      'UID:b2@puente.example',
      'SEQUENCE:0',
    ]);
    // Nobody is invited by what is published.
    expect(file?.content).not.toContain('ATTENDEE');
  });

  it('is the invitation to the only one, and none without any', () => {
    expect(calendarOfAll(config, [first], client, now)).toEqual(
      calendarFile(config, first, client, now),
    );
    expect(calendarOfAll(config, [], client, now)).toBeUndefined();
  });
});
