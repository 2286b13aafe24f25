import { describe, expect, test } from 'vitest';
import { saying } from '../../filters/plain.ts';
import { deskTopicOf } from './desk.ts';
import { topicGoingOn } from './going-on.ts';

const topic = (text: string) => deskTopicOf(saying(text));

describe('what is told of a meeting of one’s own', () => {
  test.each([
    ["I've got a session on Friday and I won't make it", 'cantMake'],
    ["something came up, I can't attend my appointment", 'cantMake'],
    ["I'm sick and my session is in an hour", 'cantMake'],
    ['tengo sesión mañana y me enfermé', 'cantMake'],
    ['no voy a poder ir a mi cita', 'cantMake'],
    ['my microphone is not working', 'devices'],
    ["we're in the call and she can't hear me", 'devices'],
    ['no me funciona la cámara', 'devices'],
    ['estoy en la sala y sale todo negro', 'devices'],
    ['what would we do in the first meeting?', 'firstMeeting'],
    ['¿cómo es la primera cita?', 'firstMeeting'],
    ['can I keep my camera off?', 'noCamera'],
    ['¿puede ser sin cámara?', 'noCamera'],
    ['¿y si luego no puedo?', 'refund'],
    ['my tutor never showed up', 'noShow'],
    ['el experto no llegó a la reunión', 'noShow'],
    ['the expert was rude to me', 'complaint'],
    ['la psicóloga me trató pésimo', 'complaint'],
  ])('%s', (text, expected) => {
    expect(topic(text)).toBe(expected);
  });

  test.each([
    'I freeze in meetings and my voice shakes',
    'my camera skills are bad and I want to learn photography',
    'tengo una reunión con mi jefe y no puedo dormir',
    'my boss is rude to me',
    'I want to record my voice at home',
    'mi hija no me escucha',
    'me duele la rodilla al correr',
    'the first meeting with my in-laws went badly',
  ])('is not found in a goal: %s', (text) => {
    expect(topic(text)).toBeNull();
  });
});

describe('what goes on with the answer before', () => {
  test.each([
    ['do I lose my money?', 'cantMake', 'refund'],
    ['could we do Tuesday instead', 'cantMake', 'reschedule'],
    ['mejor la paso al lunes', 'cantMake', 'reschedule'],
    ['¿y cuándo me llega la plata?', 'refund', 'refundTime'],
    ['how long until I get it back', 'noShow', 'refundTime'],
    ['still not working', 'devices', 'devicesStill'],
    ['ya lo intenté', 'devices', 'devicesStill'],
    ['will she know it was me?', 'complaint', 'reportSeen'],
    ['¿se va a enterar?', 'problem', 'reportSeen'],
    ['pretty good, just relaxing', 'howAreYou', 'mood'],
    ['todo tranqui por acá', 'hello', 'mood'],
  ])('%s, after %s', (text, before, expected) => {
    expect(topicGoingOn(saying(text), before)).toBe(expected);
  });

  test.each([
    ['still not working', 'hello'],
    ['bad, I need a lawyer', 'howAreYou'],
    ['mal, mi marido no me habla porque perdí el trabajo', 'hello'],
    ['I want to learn guitar', 'refund'],
  ])('is not found in %s, after %s', (text, before) => {
    expect(topicGoingOn(saying(text), before)).toBeNull();
  });
});
