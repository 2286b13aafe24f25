import { describe, expect, test } from 'vitest';
import { findCrisis } from './rules.ts';

describe('a crisis in a message', () => {
  test.each([
    'I want to kill myself',
    'i dont want to live anymore',
    'sometimes I think everyone would be better off without me',
    'I have been cutting myself again',
    'thinking about suicide',
    'I wish I was dead',
    'quiero morirme',
    'me quiero matar y no sé qué hacer',
    'ya no le encuentro sentido a la vida',
    'He pensado en quitarme la vida',
    'no quiero seguir viviendo',
    'a veces me hago daño',
    'todos estarían mejor sin mí',
  ])('of self-harm is found: %s', (text) => {
    expect(findCrisis(text)).toBe('self-harm');
  });

  test.each([
    'my husband hits me when he drinks',
    "I'm scared he will hurt me",
    'my ex threatened to kill me',
    'mi marido me pega',
    'mi pololo anoche me golpeó',
    'sufro violencia intrafamiliar',
    'tengo miedo de que me mate',
    'quiero matarlo',
    'I was raped',
  ])('of violence is found: %s', (text) => {
    expect(findCrisis(text)).toBe('violence');
  });

  test.each([
    'my boss is killing me with deadlines',
    'I am dying of laughter at my own pitch',
    'I am killing it at work but want more',
    'my houseplants keep dying',
    'me muero de vergüenza cuando hablo en público',
    'quiero morir de risa con mis amigos otra vez',
    'no quiero vivir con mis suegros',
    'mi hijo le pega a otros niños',
    'I want to cut sugar',
    'quiero matar el tiempo aprendiendo algo',
    'deadline for my startup',
    'no quiero seguir en este trabajo',
  ])('is not found in everyday words: %s', (text) => {
    expect(findCrisis(text)).toBeNull();
  });
});
