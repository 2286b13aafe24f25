import { describe, expect, test } from 'vitest';
import { saying } from '../../../filters/plain.ts';
import { topicByWords } from './topic.ts';

describe('a topic of Puente by its words', () => {
  test.each([
    ['clear history', 'delete'],
    ['remove everything about me', 'delete'],
    ['quiero que eliminen mis datos', 'delete'],
    ['does she tape the meetings', 'recording'],
    ['¿queda grabada la sesión?', 'recording'],
    ['put my company name on the invoice', 'receipt'],
    ['me dan boleta por la hora?', 'receipt'],
    ['which time zone do you use', 'zone'],
    ['es hora chilena o mexicana', 'zone'],
    ['can I invite someone to the video', 'together'],
    ['puede entrar mi esposa a la reunión', 'together'],
    ['waitlist?', 'notify'],
    ['avísenme cuando haya alguien', 'notify'],
    ['what happens when the expert cancels', 'expertCancels'],
    ['y si el psicólogo no llega qué pasa', 'expertCancels'],
    ['my client called it off an hour before', 'clientCancels'],
    ['can i claim back the payment', 'refund'],
    ['me devuelven la plata?', 'refund'],
    ['kindly prepone my session', 'reschedule'],
    ['se puede correr la cita un día', 'reschedule'],
    ['until when can I call it off', 'cancel'],
    ['commission for experts?', 'keep'],
    ['how do experts get paid, weekly?', 'payday'],
    ['register as a coach', 'become'],
    ['who checks the experts', 'verify'],
    ['is this anonymous', 'privacy'],
    ['get me an agent', 'human'],
    ['any way to get in touch with you guys', 'contact'],
    ['me cobraron dos veces', 'problem'],
    ['any download needed for the session', 'join'],
    ['hay que instalar algo para la reunión', 'join'],
    ['do pensioners get anything off', 'free'],
    ['apple pay?', 'pay'],
    ['se paga en cuotas?', 'pay'],
    ['how trustworthy are you guys', 'safe'],
    ['which areas do you cover here', 'topics'],
    ['robot or person?', 'who'],
  ])('%s', (text, topic) => {
    expect(topicByWords(saying(text))).toBe(topic);
  });

  test.each([
    'I want to cancel my gym contract and they refuse',
    'mi casero no me devuelve la garantía',
    'my boss never gives me a receipt for my expenses',
    'quiero grabar mis canciones en casa',
    'my client cancels and I have no contract',
    'how do I become a better father',
    'necesito aprender a escribir en inglés',
    'I got scammed again and trust nobody',
    'tengo deudas con la tarjeta',
    'my husband wants to move to another country',
    'I have an idea for an app',
    'no me carga el auto',
  ])('is not heard in a goal: %s', (text) => {
    expect(topicByWords(saying(text))).toBeNull();
  });
});
