import { describe, expect, test } from 'vitest';
import { sentenceAbout, topicOf } from './told.ts';

const profile = {
  expertise: 'Adolescentes y pantallas',
  expertiseTranslated: 'Teenagers and screens',
  aboutMe: 'I sit down with parents. I do not see children under six.',
  idealClient: 'Parents whose child has dyslexia or cannot keep still.',
  career: 'Sixteen years in primary schools in Leeds.',
  uniqueValue: 'We go slowly.',
  challengeStory: 'My own son could not read at nine.',
};

describe('what a question about somebody is about', () => {
  test.each([
    ['has she worked with dyslexic kids?', 'dyslexic kids'],
    ['what experience does he have?', ''],
    ['¿atiende a adolescentes?', 'adolescentes'],
    ['¿qué título tiene?', ''],
  ])('%s', (text, topic) => {
    expect(topicOf(text)).toBe(topic);
  });
});

describe('the sentence that tells of it', () => {
  test('has its words in any form', () => {
    expect(sentenceAbout('primary school', profile)).toBe(profile.career);
    expect(sentenceAbout('adolescente', profile)).toBe(profile.expertise);
  });

  test('is shown whole, with what it denies', () => {
    expect(sentenceAbout('children', profile)).toBe('I do not see children under six.');
  });

  test('is none where only the lesser half of it is told', () => {
    expect(sentenceAbout('schizophrenia in schools', profile)).toBeNull();
  });
});
