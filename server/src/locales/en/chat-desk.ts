import { policy } from '@puente/contract/policy';
import { formatShare } from '../../lib/format.ts';

const { refund, fee, booking, chat, moving, slot, payout, meeting, problem, auth } = policy;
const share = (basisPoints: number) => formatShare(basisPoints, 'en');
const number = (value: number) => new Intl.NumberFormat('en-US').format(value);
const lengths = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(
  slot.durationsMinutes.map(String),
);

const ask = {
  how: 'How does it work?',
  pay: 'How do I pay?',
  cancel: 'Can I cancel?',
  verify: 'Who verifies the experts?',
  privacy: 'Who can see what I write?',
};

const back = "Tell me what you want to get done or what worries you, and I'll look for someone.";

/** What Puente answers about itself. A text and the messages that lead on. */
export const deskTexts = {
  /** Ways on when nothing is on the table: goals that can be tapped. */
  goals: ["I'm not sleeping", 'I want a new job', "I'm worried about money"],
  replies: {
    hello: 'Hi, good to have you here. What would you like help with?',
    howAreYou: 'All good, thanks for asking. And you: what would you like help with?',
    who: `I'm Puente's assistant: a program, not a person. I listen to what you need and introduce you to verified experts, who are people. ${back}`,
    human:
      "In this chat I'm a program. The people are the experts: tell me what it's about and I'll find you one to talk to. If something about Puente itself isn't right, write to us.",
    how: `You tell me what you need, in your own words. I show you up to ${chat.maxRecommendations} verified experts with their price and next free time. You pick a time, pay by card, and meet by video here in the browser.`,
    topics:
      'Mind and mood, work and careers, starting a business, law for small companies, money, languages, parenting, health and sport, art and music, software, studying, and things around the home. Tell me yours in a sentence.',
    cost: `Asking here is free. Each expert sets their own price, and you see it before you book. Many have a lower price for the first meeting, and shorter meetings cost less.`,
    free: 'Many experts have a lower price for the first meeting: you see it on their card, without a code. Some also offer packages of several sessions or a monthly plan, on their page. If you have a promo code, enter it before you pay.',
    cancel: `You can cancel any time before it starts, under Activity. Within ${refund.fullWithinHoursOfBooking} hours of booking, and at least ${refund.fullUntilHoursBeforeStart} hours before the start, you get everything back. After that you get ${share(refund.otherwiseBasisPoints)}, and nothing once it's less than ${refund.noneWithinHoursOfStart} hours away. If the expert cancels or doesn't come, you get 100%.`,
    refund: `It depends on when you cancel. Within ${refund.fullWithinHoursOfBooking} hours of booking, and at least ${refund.fullUntilHoursBeforeStart} hours before the start: everything. After that: ${share(refund.otherwiseBasisPoints)}. Less than ${refund.noneWithinHoursOfStart} hours before the start: nothing, unless the expert grants it. The refund goes to the card you paid with, and you see the amount before you cancel.`,
    expertCancels: 'Then you get everything back: 100%, to the card you paid with.',
    noShow: `Wait ${problem.noShowMinutes} minutes in the room, then report it under Activity, at the latest ${payout.availableDaysAfterSession} days after the end. Unless the expert objects within ${problem.confirmedNoShowHours} hours, you get everything back, to the card you paid with. If they object, a person at Puente decides.`,
    connection: `The room connects again by itself; if not, leave it and join again. If you couldn't talk, report it under Activity, at the latest ${payout.availableDaysAfterSession} days after the end: the expert can refund any part, and if they don't answer within ${problem.answerHours} hours, you get ${share(problem.silenceBasisPoints.technical)} back.`,
    bookings:
      'Under Activity: your meetings with their times, payments and receipts. From there you also move, cancel and join them.',
    reschedule: `Open the meeting under Activity and pick another time. Until ${moving.atOnceUntilHoursBefore} hours before the start you can move it yourself, ${moving.maxOwnMoves} times; otherwise you propose a time, and it counts once your expert accepts. The price and the room stay the same.`,
    pay: `By card, credit or debit, when you book: Visa, Mastercard or American Express, through Stripe. Your time is held for ${booking.holdMinutes} minutes while you pay. No cash, no transfers.`,
    otherPay:
      "By card only, credit or debit: Visa, Mastercard or American Express, through Stripe. Cash, transfers and PayPal don't work here.",
    safe: "You pay by card through Stripe; Puente never sees your card number. Every expert I show was checked by an organization whose name is on their card, and if they don't come you get everything back.",
    receipt:
      "Once you've paid, the receipt is with your meeting under Activity. An invoice from the expert is something to ask them for.",
    become: `Fill in your profile under You: what you help with, your price and your weekly hours. You can take meetings from then on; I recommend you once a partner organization has verified you. From what you earn ${share(fee.unverifiedPlatformBasisPoints)} goes to Puente, and once you're verified ${share(fee.verifiedPlatformBasisPoints)}, plus ${share(fee.partnerBasisPoints)} to the organization.`,
    requirements:
      'Puente itself asks for no degree: it asks for a profile that says what you help with and where that comes from. To be recommended you need a partner organization to verify you, and that one decides what it checks, for example your ID and your training.',
    ownTerms:
      'Your weekly hours, your price and the lengths you offer are yours to set, under You: there is no minimum. You can change them whenever you like: meetings that are already booked stay as they are.',
    payday: `What you earn from a session is available ${payout.availableDaysAfterSession} days after it ended; while a problem with it is being settled, it waits. Payouts to a bank account aren't open in Puente yet, so I can't give you a date for those. The feedback page reaches the people who can.`,
    keep: `The price less the fees: ${share(fee.unverifiedPlatformBasisPoints)} goes to Puente, and once you're verified ${share(fee.verifiedPlatformBasisPoints)}, plus ${share(fee.partnerBasisPoints)} to the organization that verified you. The rest is yours. In your profile you see it for each price you set.`,
    clientCancels: `You earn what the refund leaves, less the fees. If your client cancels less than ${refund.noneWithinHoursOfStart} hours before the start, that's the whole price; earlier, it's what's left after ${share(refund.otherwiseBasisPoints)} goes back. Within ${refund.fullWithinHoursOfBooking} hours of booking, and at least ${refund.fullUntilHoursBeforeStart} hours before the start, everything goes back. If they don't come and don't cancel, nothing goes back: you can report it under Activity.`,
    ownCancel:
      'Cancel it under Activity, any time before it starts: your client gets everything back, and you earn nothing from it. You can also propose another time instead.',
    together: `Others can take part, and no one has to. Send them the link of your meeting: they knock, and one of you lets them in, wherever each of them is. There's room for ${meeting.maxPeople} people, the expert included. Tell your expert when you book.`,
    sessions:
      "No one can say that before you've talked: ask in the first meeting. You book one at a time and can stop whenever you like. Some experts also offer packages of several sessions: you see them on their page.",
    zone: "All times I show are in the time zone of your device: there's nothing to convert. If you're somewhere else now, they follow once your device does.",
    ages: "Profiles don't tell anyone's age. Ask me about someone's experience and I'll tell you how long they've done this.",
    documents: `When you book, you can write what it's about, up to ${number(booking.aboutMaxLength)} characters, and only your expert reads it. Files can't be sent here: in the meeting you can hold papers up to the camera, or share your screen from a computer.`,
    showing:
      'Meetings are by video: turn the camera to what you want to show, or share your screen from a computer.',
    special:
      "Good that you say so. Write it when you book: only your expert reads it, and can prepare for it. Whether it makes a difference is theirs to say, so ask at the start of the meeting. Puente's meetings also have written messages beside the video.",
    gear: "That's one for your expert: write it when you book, or ask at the start. For the meeting itself you need a browser, a microphone and, if you want to be seen, a camera.",
    insurance:
      'Nothing here is billed to an insurance: you pay by card yourself, and the receipt is with your meeting under Activity. Whether yours pays it back is for them to say.',
    payForOther:
      "Whoever books pays, with their own card. Write who it's for when you book, and send them the link of the meeting: they knock, and the expert or you let them in.",
    supportTime: `I can't promise a time. The people behind Puente read the feedback page; put your email in it if you'd like an answer. What's reported about a meeting has its limits: the expert answers within ${problem.answerHours} hours, and within ${problem.confirmedNoShowHours} where they didn't come and the room confirms it.`,
    worth:
      'No one can promise that beforehand. Ask it at the start of a first meeting: your expert can say what to expect, and you decide after it whether to go on.',
    swap: `A meeting stays with its expert: cancel it under Activity and book with someone else. Within ${refund.fullWithinHoursOfBooking} hours of booking, and at least ${refund.fullUntilHoursBeforeStart} hours before the start, you get everything back; after that ${share(refund.otherwiseBasisPoints)}, and nothing once it's less than ${refund.noneWithinHoursOfStart} hours away.`,
    account:
      'Not to ask here. To book, you sign in with your phone number, by a code that is sent to it.',
    advice:
      "That I can't judge: I only introduce people. It's a good question for a first meeting, where someone who knows about it hears your whole story.",
    healthAdvice:
      "That's for a doctor to say: if it worries you, see one, and soon if it gets worse. I only introduce people.",
    judged:
      "No one is here to judge you: people bring their experts just such things every day. Write what it's about when you book; only your expert reads it.",
    askAway: 'Of course. What would you like to know?',
    beforePaying: `You pay when you book, so not before. What you can go by: their profile, reviews where there are some, and for many a lower price of the first meeting. Within ${refund.fullWithinHoursOfBooking} hours of booking, and at least ${refund.fullUntilHoursBeforeStart} hours before the start, you can still cancel and get everything back.`,
    angry:
      "I understand that you're angry. From this chat I can't look into it; under Activity the meeting stands with its payment, and the feedback page reaches a person who can.",
    unhappy: `That alone doesn't bring the money back. Report it under Activity, at the latest ${payout.availableDaysAfterSession} days after the end, and say what was missing: the expert can refund any part or object, and if they don't answer within ${problem.answerHours} hours, you get ${share(problem.silenceBasisPoints.quality)} back.`,
    unknown:
      "That I don't know, and I'd rather not guess. I can tell you how meetings, prices, paying and canceling work here; for anything else, write to us from the feedback page.",
    notify:
      "Tap “Tell me when someone comes” below the answer where I found no one: you're told once an expert for that joins.",
    privacy:
      "What you write here is kept for you, so that you can come back to it: experts and other people don't see it. An expert only gets what you write when you book with them, never your phone number or email. We sell nothing about you.",
    delete:
      'Signed in, “New chat” deletes what was said here, and under You you find your data and can delete your account.',
    recording:
      'Nothing is recorded: in a meeting picture and sound go from browser to browser, and its messages end with it. For notes in writing, ask your expert.',
    verifyTime:
      "The organization that verifies you sets the pace, so I can't promise a date. You read its answer under You, and you can take meetings meanwhile.",
    verify:
      'Each expert I show was verified by a partner organization, for example their ID and the training behind what they offer. Its name is on the card: tap it to read what it checks and since when. Whether someone may practice where you live is a question for them.',
    languages:
      'You can write to me in English or Spanish. Experts meet in these and other languages: each card says which. You can ask for one, such as “someone who speaks Portuguese”.',
    place:
      "Meetings are online, by video. Some experts in Santiago also meet in person: say “in person” and I'll show those.",
    duration: `It depends on the expert: ${lengths} minutes. You choose the length when you book, and each has its price.`,
    join: `In your browser, on a phone or a computer, by video: nothing to install. The room opens ${booking.roomOpensMinutesBefore} minutes before the start, and you'll find it on Puente's home page and under Activity.`,
    contact: 'Write to us from the feedback page: it reaches the people behind Puente.',
    problem:
      "I'm sorry that happened. I can't look into bookings or payments from this chat. Your meetings, with payments and refunds, are under Activity; tell us what went wrong and a person will look at it.",
    currency:
      "I show prices in US dollars, euros, pounds, reais, soles, or Chilean, Mexican, Colombian or Argentine pesos: yours where it is one of these, and you choose it under You. Where a price can only be charged in the expert's own currency, it says so before you pay.",
    firstMeeting:
      "You meet by video in your browser and say what it's about; how you go on from there you agree with your expert. When you book, you can already write what it's about. Many have a lower price for the first meeting.",
    noCamera:
      'Meetings are by video, in the browser, but your camera is yours: leave it off and the others see your name. Tell your expert when you book.',
    cantMake: `Open it under Activity: there you give it another time or cancel it. Until ${moving.atOnceUntilHoursBefore} hours before the start you can move it yourself, ${moving.maxOwnMoves} times; after that you propose a time and your expert decides. Before you cancel, you see how much you get back.`,
    refundTime:
      'It goes to the card you paid with, and banks take up to ten days to show it. You see the refund with your meeting under Activity.',
    devices:
      "That's annoying. See first that your browser may use your camera and microphone: tap the icon beside the address. In the room you can choose another microphone, camera or speaker. If it stays the same, leave the room and join again.",
    devicesStill: `Then try another browser or another device: sign in there and open the meeting. If you couldn't talk, report it under Activity, at the latest ${payout.availableDaysAfterSession} days after the end: the expert can refund any part, and if they don't answer within ${problem.answerHours} hours, you get ${share(problem.silenceBasisPoints.technical)} back.`,
    complaint: `I'm sorry it went that way. Report it under Activity, at the latest ${payout.availableDaysAfterSession} days after the end of the meeting: you say what happened, the expert can refund it or object, and if they object a person at Puente decides. For anything else there's the feedback page.`,
    reportSeen:
      'What you report about a meeting is shown to the expert of that meeting, who can answer it. What you write on the feedback page goes to the people behind Puente only, and you can leave your name out.',
    mood: `Good to hear from you. If there's something you'd like to learn, change or sort out, tell me in a sentence.`,
    offTopic: `That's not something I know about: I look for people who help. ${back}`,
    joke: `I'll leave that to others: what I'm good at is finding people. ${back}`,
    math: `I don't do sums, but I know people who teach them. ${back}`,
    essay: `I don't write texts, but I can find you someone who works on them with you. ${back}`,
    injection: `I only do one thing here: find people who can help you. ${back}`,
    insult:
      "I'm sorry this isn't going well. Tell me in a sentence what you need, and I'll try again.",
    missed:
      "I'm sorry, that wasn't it. Tell me in other words what you need and what was wrong with my answer, and I'll look again. You can also look through all experts yourself.",
    foreignMoney:
      "I can't convert that currency. Tell me the most you'd pay in dollars, euros, pounds, reais, soles or pesos, and I'll go by that.",
    lost: "That's all right, you don't need the right words. What's been on your mind most this week? One of these may be near it.",
    low: "I'm sorry it's hard right now. If you'd like, tell me what happened: a sentence is enough.",
    sorry: 'No need to be sorry: it helps me to understand. What would help you most right now?',
    emoji: `I can't tell what you mean by that. ${back}`,
    thanks: "Gladly. I'm here whenever you need someone else.",
    bye: 'Take care. What we talked about stays here for when you come back.',
    laugh: back,
    ok: 'Good. Pick a time with someone above, or tell me what would fit better.',
    installments:
      'The whole price is charged when you book, so not in parts. Whether your bank splits it into installments is between you and your card. With a monthly plan, which some experts offer on their page, you pay month by month.',
    haggle:
      "Each expert sets their own price, and it can't be negotiated here. What costs less: a shorter meeting, a first meeting where it has its own price, or a package. Tell me the most you'd pay, and I'll look for someone within that.",
    late: `Come in when you can: the room stays open. The meeting still ends at its time, and after ${problem.noShowMinutes} minutes your expert may report that you didn't come. If you know it in advance, move it under Activity.`,
    extend: `A meeting lasts as long as you booked. Whether you go on a little is up to your expert; the room stays open for ${booking.roomClosesMinutesAfter} minutes after the end. For more time, book a longer meeting or another one.`,
    regularly:
      'You can stay with the same expert: book each meeting by itself, as often as you like. Some experts also offer packages of several sessions, or a monthly plan with a fixed day and time: you see them on their page.',
    ranking:
      'I compare what you tell me with what verified experts say of themselves, and a little with whom others booked for something like it. No one can pay to be shown.',
    organization:
      'Organizations join Puente as partners: they verify their own experts and get a page with their name and colors. Write to us from the feedback page, and the people behind Puente will get in touch.',
    minors:
      "Puente has no age rule of its own. For a child, book and pay yourself, write their age when you book, and stay in the meeting if you like. Whom an expert works with is in their profile: tell me the age and what it's about, and I'll look for someone.",
    mails: `By email, to you alone: a confirmation once you've paid, with a file for your calendar, and reminders ${booking.reminderMinutesBefore.map((minutes) => minutes / 60).join(' hours and ')} hour before the start. Your expert is told, too.`,
    signIn: `The code has ${auth.codeLength} digits and is good for ${auth.codeLifetimeMinutes} minutes. If it doesn't come, check the number with its country code, wait ${auth.codeResendSeconds} seconds and have another one sent: by SMS, by WhatsApp or as a call. If that doesn't help, or your number is a new one, write to us from the feedback page.`,
    later: 'Of course, take your time. What we talked about stays here for when you come back.',
    puzzled:
      'Let me say it more simply. Each card above is a person you could meet by video, with their price and their next free time. Ask me anything about them, or tap one to see their times.',
    puzzledAlone:
      'Let me say it more simply. I find people who can help you with something, and you meet them by video. What would you like help with?',
    chitchat: "I see. Whenever you're ready: ask me about someone above, or pick a time.",
    chitchatAlone: `I see. ${back}`,
    okAlone: `Good. ${back}`,
    unclear:
      "I'm not sure I understood. You can ask about the people above (price, next free time, experience), or tell me in other words what you need.",
    unclearAlone:
      "I'm not sure I understood. Tell me in a sentence what you'd like to get done, or what worries you.",
    afterDanger:
      "You decide what happens next; nothing you write here calls anyone. The numbers above stay there for whenever you want to talk. If you'd rather talk to someone here, I can show you a therapist: they aren't an emergency service, and the first free time may be days away.",
    sameMatter:
      'Good. Ask me about price, time or experience of the people above, or pick a time with someone.',
    otherMatter: 'Of course. What else would you like help with?',
    nobodyYet: "I haven't shown you anyone yet. What would you like help with?",
    nobodyFound:
      "There's no one to choose from yet: I found no one for what you told me. Tell me in other words what you'd like to get done, or look through all the experts.",
    never: "No problem. I'm here when you need someone.",
    fee: `Experts pay a share of what they earn: ${share(fee.unverifiedPlatformBasisPoints)} to Puente, and once they're verified ${share(fee.verifiedPlatformBasisPoints)}, plus ${share(fee.partnerBasisPoints)} to the organization that verified them. It's part of the price you see: nothing is added.`,
    gibberish:
      "I didn't get that. What would you like help with? You can write in English.\n\nNo entendí eso. ¿En qué te gustaría recibir ayuda? Puedes escribir en español.",
    foreign:
      'I can read English and Spanish only. Could you write to me in one of them?\n\nSolo entiendo inglés y español. ¿Me puedes escribir en uno de los dos?',
  },
  /** Said where the answer before was the same. `same`: before a fact about Puente. */
  again: {
    same: (reply: string) => `The answer's the same here. ${reply}`,
    other: "I'm still here. Tell me in a sentence what you need, and I'll look for someone.",
    by: {
      problem:
        'That I can only pass on: write on the feedback page which meeting it is, with day, expert and amounts, and a person will look at it. I can see neither bookings nor payments from here.',
      unclear:
        "I still don't follow, sorry. Tell me in one sentence what you'd like to get done, or look through all the experts.",
      nobodyYet:
        "There's still no one to choose from. What would you like help with, in a sentence?",
      nobodyFound:
        "There's still no one to choose from, since no one here does what you told me. Look through all the experts, or tell me what else you'd like help with.",
      noShow: `You get everything back unless the expert objects within ${problem.confirmedNoShowHours} hours; then a person at Puente decides. Once ${problem.noShowMinutes} minutes are over you can leave the room: report it under Activity, and if you'd like, tell me what it was for and I'll look for someone else.`,
      thanks: 'Of course. Come back whenever you like.',
      bye: 'Take care.',
      hello: "I'm here. What would you like help with?",
      missed:
        "Sorry again. Tell me in one sentence what you'd like to get done, and I'll start over from that.",
      devicesStill:
        "From this chat I can't see into the room. If another browser or device doesn't help either, report it under Activity: what you get back is settled there.",
      insult: "I'm listening. Tell me in a sentence what you need.",
      who: 'Yes: a program, and no one types here. The experts I show are people, and each of them is verified.',
      unknown:
        "That one I can't answer either. Write to us from the feedback page, or tell me what you'd like help with.",
      supportTime:
        "From here I can't see how far it is. What you reported about a meeting is under Activity; the rest the people behind Puente read.",
    },
  },
  ask,
};
