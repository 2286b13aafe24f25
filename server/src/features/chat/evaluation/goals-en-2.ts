/** Goals in English about law, money and languages, each with everybody on the roster who can help. */
import type { Goal } from './goals-shape.ts';

export const goalsEn2: Goal[] = [
  // law
  {
    text: "My sister and I want to open a café together, what papers should we sign so we're still sisters after?",
    language: 'en',
    fits: ['constanza-ibanez'],
  },
  {
    text: 'want out of the business i own with 2 others, they wont answer me',
    language: 'en',
    fits: ['constanza-ibanez', 'priya-natarajan'],
  },
  {
    text: 'shutting down my little firm after 11 years. How do I do it without surprises later?',
    language: 'en',
    fits: ['constanza-ibanez'],
  },
  {
    text: 'fired yesterday by email after six years, is that even allowed and what do they owe me',
    language: 'en',
    fits: ['gonzalo-arriaga'],
  },
  {
    text: 'they have me down as freelance but I have fixed hours, a boss and a desk',
    language: 'en',
    fits: ['gonzalo-arriaga'],
  },
  {
    text: 'want to pay a guy in another country to do design for us every month, how do I do that properly',
    language: 'en',
    fits: ['gonzalo-arriaga'],
  },
  {
    text: 'Someone is selling my exact drawing on mugs',
    language: 'en',
    fits: ['rebecca-thornton'],
  },
  {
    text: 'before I print 5000 labels I want to be sure nobody else can use our name',
    language: 'en',
    fits: ['rebecca-thornton'],
  },
  {
    text: 'client wants me to sign over all the code I write forever, even the stuff I made at home',
    language: 'en',
    fits: ['rebecca-thornton'],
  },
  {
    text: 'a client owes me 4k since january and now he has stopped replying',
    language: 'en',
    fits: ['elena-castellanos'],
  },
  {
    text: 'customer says shes gonna sue me because the parcel came late, I sell soap online!!',
    language: 'en',
    fits: ['elena-castellanos'],
  },
  {
    text: "my site collects people's emails and I just read about some huge fines. Now I can't sleep.",
    language: 'en',
    fits: ['elena-castellanos'],
  },
  // money
  {
    text: "I don't open the envelopes any more. Three cards, all maxed.",
    language: 'en',
    fits: ['marcela-sandoval'],
  },
  {
    text: "money's gone by the 20th every month and I honestly don't know where it goes",
    language: 'en',
    fits: ['marcela-sandoval'],
  },
  {
    text: 'paying 29% on a loan I took when I was desperate, can I swap it for something cheaper',
    language: 'en',
    fits: ['marcela-sandoval'],
  },
  {
    text: "I have 8000 sitting in my account doing nothing and I'm too scared of the stock market",
    language: 'en',
    fits: ['thomas-adeyemi'],
  },
  {
    text: "grandma left me some money and I don't want to do something stupid with it",
    language: 'en',
    fits: ['thomas-adeyemi'],
  },
  {
    text: '52 and never put anything aside for when I stop working. Panicking a bit.',
    language: 'en',
    fits: ['thomas-adeyemi'],
  },
  {
    text: 'first year working for myself, shoebox full of receipts and the deadline is in three weeks',
    language: 'en',
    fits: ['beatriz-molina'],
  },
  {
    text: 'do i have to put vat on the bill for a client abroad?? im a one person buisness',
    language: 'en',
    fits: ['beatriz-molina'],
  },
  {
    text: "He earns three times what I do and we split everything in half. Feels unfair but I'm embarrassed to bring it up.",
    language: 'en',
    fits: ['karen-lindqvist'],
  },
  {
    text: 'sick of renting. no clue how much the bank would lend us',
    language: 'en',
    fits: ['karen-lindqvist'],
  },
  {
    text: "I can't look at my balance without feeling sick, even though on paper I'm okay",
    language: 'en',
    fits: ['karen-lindqvist'],
  },
  {
    text: 'every talk about cash with my husband ends up in a screaming match',
    language: 'en',
    fits: ['karen-lindqvist', 'ximena-villalobos'],
  },
  // languages
  {
    text: "my boyfriend's family is from Guadalajara and at dinner I just smile and nod",
    language: 'en',
    fits: ['isabel-carvajal'],
  },
  {
    text: 'moving to Chile in june for two years, i know hola and gracias thats it',
    language: 'en',
    fits: ['isabel-carvajal'],
  },
  {
    text: 'por or para, ser or estar, five years of this and I still guess',
    language: 'en',
    fits: ['isabel-carvajal'],
  },
  {
    text: 'People keep asking me to repeat myself on calls with London',
    language: 'en',
    fits: ['george-pemberton'],
  },
  {
    text: 'I take an hour to write three lines to my American client, afraid of sounding rude',
    language: 'en',
    fits: ['george-pemberton'],
  },
  {
    text: 'I understand english ok but when a foreigner talks to me I go blank and want to run',
    language: 'en',
    fits: ['francisca-munoz', 'george-pemberton'],
  },
  {
    text: 'need a 7 in that english exam for my visa and i got 5.5 twise',
    language: 'en',
    fits: ['francisca-munoz'],
  },
  {
    text: 'an American company wants to interview me on monday and my English is so bad I want to cancel',
    language: 'en',
    fits: ['francisca-munoz', 'lucia-benavides'],
  },
  {
    text: '55 years old and I never learned any English. Everyone in the class is 20.',
    language: 'en',
    fits: ['francisca-munoz'],
  },
];
