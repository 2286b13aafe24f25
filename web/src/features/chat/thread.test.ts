import type { ChatAnswer } from '@puente/contract/chat';
import { describe, expect, it } from 'vitest';
import {
  contextOf,
  exchangesOf,
  partsOf,
  emptyThread,
  unanswered,
  withAnswer,
  withChunk,
  withFailure,
  withoutQuestion,
  withQuestion,
} from './thread.ts';

function question(id: string, minute = 0) {
  return {
    id,
    content: `question ${id}`,
    createdAt: `2026-10-01T10:0${minute}:00Z`,
  };
}

function answer(messageId: string): ChatAnswer {
  return {
    messageId,
    answerId: `answer to ${messageId}`,
    reply: 'Two people fit.',
    language: 'en',
    kind: 'recommendations',
    recommendations: [],
    suggestions: ['Someone cheaper'],
    emergencyLines: [],
    fallback: false,
    exchanges: { limit: 15, remaining: 14, renewsAt: '2026-10-02T10:00:00Z' },
  };
}

const at = '2026-10-01T10:00:05Z';

describe('a thread', () => {
  it('shows an answer once in place of what streamed in, although it comes twice', () => {
    let thread = withQuestion(emptyThread, question('a'));
    thread = withChunk(thread, 'a', 'Two ');
    thread = withChunk(thread, 'a', 'people');
    expect(thread.pending?.text).toBe('Two people');
    thread = withAnswer(withAnswer(thread, answer('a'), at), answer('a'), at);
    expect(thread.pending).toBeNull();
    expect(thread.entries.map(({ content }) => content)).toEqual(['question a', 'Two people fit.']);
  });

  it('says a question once, although it is sent again', () => {
    let thread = withQuestion(emptyThread, question('a'));
    thread = withFailure(thread, { messageId: 'a', error: 'network' });
    expect(thread.failure?.error).toBe('network');
    thread = withQuestion(thread, question('a'));
    expect(thread.failure).toBeNull();
    expect(thread.entries).toHaveLength(1);
  });

  it('takes no piece, answer or failure for an exchange that is not awaited any more', () => {
    const thread = withAnswer(withQuestion(emptyThread, question('a')), answer('a'), at);
    expect(withChunk(thread, 'a', 'late')).toBe(thread);
    expect(withFailure(thread, { messageId: 'a', error: 'network' })).toBe(thread);
    expect(withAnswer(thread, answer('a'), at).entries).toHaveLength(2);
  });

  it('puts a late answer beside its question', () => {
    let thread = withQuestion(emptyThread, question('a'));
    thread = withQuestion(thread, question('b', 1));
    thread = withAnswer(thread, answer('a'), at);
    expect(thread.entries.map(({ id }) => id)).toEqual(['a', 'answer to a', 'b']);
    expect(thread.pending?.messageId).toBe('b');
  });

  it('shows no answer to a question that is gone', () => {
    expect(withAnswer(emptyThread, answer('a'), at).entries).toEqual([]);
  });

  it('takes a question back that was not let in', () => {
    const thread = withoutQuestion(withQuestion(emptyThread, question('a')), 'a');
    expect(thread.entries).toEqual([]);
    expect(thread.pending).toBeNull();
  });

  it('takes the conversation of its first answer, where it has none, and keeps it', () => {
    const asked = withQuestion(emptyThread, question('a'));
    const first = withAnswer(asked, { ...answer('a'), conversationId: 'one' }, at);
    expect(first.conversationId).toBe('one');
    const later = withQuestion(first, question('b', 1));
    const second = withAnswer(later, { ...answer('b'), conversationId: 'other' }, at);
    expect(second.conversationId).toBe('one');
  });

  it('knows the question that a reload left without an answer', () => {
    const asked = withQuestion(emptyThread, question('a'));
    expect(unanswered(asked)?.id).toBe('a');
    expect(unanswered(withAnswer(asked, answer('a'), at))).toBeNull();
    expect(unanswered(emptyThread)).toBeNull();
  });

  describe('an answer to words of danger', () => {
    const replies = { en: 'Please call 988.', es: 'Llama al 988.' };
    const entry = {
      id: 'a',
      role: 'assistant' as const,
      createdAt: at,
      content: `${replies.es}\n\n${replies.en}\n\nTwo people fit.\n\nTake a look.`,
      kind: 'recommendations' as const,
      emergencyLines: [
        {
          country: 'US',
          phone: '988',
          name: 'Lifeline',
          texts: { en: { name: 'a', note: null }, es: { name: 'b', note: null } },
        },
      ],
      replies,
    };

    it('that may be danger shows its lines in one language, then the usual answer', () => {
      const usual = 'Two people fit.\n\nTake a look.';
      expect(partsOf(entry, 'es')).toEqual({ help: replies.es, usual });
      expect(partsOf(entry, 'en')).toEqual({ help: replies.en, usual });
    });

    it('that is sure shows nothing else', () => {
      const sure = { ...entry, kind: 'emergency' as const };
      expect(partsOf(sure, 'en')).toEqual({ help: replies.en, usual: '' });
    });

    it('kept from before languages were told apart is shown whole, once', () => {
      const { replies: _, kind: __, ...old } = entry;
      expect(partsOf(old, 'en')).toEqual({ help: entry.content, usual: '' });
      expect(partsOf({ ...old, emergencyLines: [] }, 'en')).toEqual({
        help: '',
        usual: entry.content,
      });
    });
  });

  it('is read as questions with what answered them', () => {
    let thread = withAnswer(withQuestion(emptyThread, question('a')), answer('a'), at);
    thread = withQuestion(thread, question('b', 1));
    expect(exchangesOf(thread.entries).map((said) => said.map(({ id }) => id))).toEqual([
      ['a', 'answer to a'],
      ['b'],
    ]);
  });

  it('gives what was said before as context', () => {
    let thread = withAnswer(withQuestion(emptyThread, question('a')), answer('a'), at);
    thread = withQuestion(thread, question('b', 3));
    expect(contextOf(thread, 'b')).toEqual([
      { role: 'user', content: 'question a' },
      { role: 'assistant', content: 'Two people fit.' },
    ]);
  });
});
