/** Goals in English about mind, careers and start-ups, each with everybody on the roster who can help. */
import type { Goal } from './goals-shape.ts';

export const goalsEn1: Goal[] = [
  // mind
  {
    text: 'I wake up at 4 every morning with my heart racing and then I just lie there till the alarm',
    language: 'en',
    fits: ['camila-rojas'],
  },
  {
    text: 'had one of those attacks on the tube again, thought i was dying. now i dont want to get on any train',
    language: 'en',
    fits: ['camila-rojas'],
  },
  {
    text: "Completely fried. I'm a nurse, twelve hour shifts, and on my days off I just cry on the sofa. My supervisor says everyone is tired.",
    language: 'en',
    fits: ['camila-rojas'],
  },
  {
    text: "my head won't shut up at night, going over the same conversation a hundred times",
    language: 'en',
    fits: ['camila-rojas', 'sunita-gurung'],
  },
  {
    text: 'Dad died in March and everybody expects me to be fine by now',
    language: 'en',
    fits: ['daniel-ashworth'],
  },
  {
    text: 'nothing feels worth doing lately. I get up, go to work, come home, stare at the wall',
    language: 'en',
    fits: ['daniel-ashworth'],
  },
  {
    text: 'moved to a new city at 58 after the kids left, whole weekends go by without me talking to anyone',
    language: 'en',
    fits: ['daniel-ashworth'],
  },
  {
    text: "he cheated. we've been together nine years. i dont know if i can ever look at him the same",
    language: 'en',
    fits: ['ximena-villalobos'],
  },
  {
    text: "My girlfriend checks my phone every night and I've started lying about who I have lunch with",
    language: 'en',
    fits: ['ximena-villalobos'],
  },
  {
    text: 'She left me two months ago and I still set the table for two',
    language: 'en',
    fits: ['ximena-villalobos'],
  },
  {
    text: "I always feel like I'm less than everybody else in the room",
    language: 'en',
    fits: ['ximena-villalobos'],
  },
  {
    text: 'I lose it over tiny things, yesterday I punched the kitchen door and my son saw me',
    language: 'en',
    fits: ['sunita-gurung'],
  },
  {
    text: "would love ten quiet minutes a day but I can't sit still, tried three apps already",
    language: 'en',
    fits: ['sunita-gurung'],
  },
  {
    text: "I tell myself only one glass of wine and then the bottle is gone. Every night. My wife hasn't said anything yet.",
    language: 'en',
    fits: ['marcus-bell'],
  },
  {
    text: 'lost my whole paycheck on football bets again and the rent is due friday',
    language: 'en',
    fits: ['marcus-bell', 'marcela-sandoval'],
  },
  {
    text: '37 and just realised why I never finish anything: lost keys, half done projects, forgotten bills. Could it be ADD?',
    language: 'en',
    fits: ['marcus-bell'],
  },
  {
    text: 'I scroll untill 2am every single day, its eating my life',
    language: 'en',
    fits: ['marcus-bell'],
  },
  // careers
  {
    text: 'my mind goes blank the second everyone turns to look at me',
    language: 'en',
    fits: ['hannah-okafor'],
  },
  {
    text: 'Best man in three weeks, have to say a few words in front of 120 people, hands shake just thinking about it',
    language: 'en',
    fits: ['hannah-okafor'],
  },
  {
    text: 'in meetings i have good ideas but somone louder always says them first',
    language: 'en',
    fits: ['hannah-okafor'],
  },
  {
    text: 'I have to show our results to the directors every month now. My voice goes tiny and I turn red.',
    language: 'en',
    fits: ['hannah-okafor'],
  },
  {
    text: "I'm 46, an accountant, and I can't do this for another twenty years. But we have two kids and a mortgage.",
    language: 'en',
    fits: ['andres-fuenzalida'],
  },
  {
    text: 'what am I even supposed to do with my life',
    language: 'en',
    fits: ['andres-fuenzalida'],
  },
  {
    text: 'Been a chef for 15 yrs and want to get into programming, is it too late?',
    language: 'en',
    fits: ['andres-fuenzalida', 'sebastian-contreras'],
  },
  {
    text: 'want to hand in my notice but scared of having nothing coming in',
    language: 'en',
    fits: ['andres-fuenzalida'],
  },
  {
    text: 'sent 70 applications and not one call back, something must be wrong with how I look on paper',
    language: 'en',
    fits: ['lucia-benavides'],
  },
  {
    text: "They let half the team go on Zoom, me included. I haven't had to look for work since 2009.",
    language: 'en',
    fits: ['lucia-benavides'],
  },
  {
    text: 'interveiw on thursday!! first one in years, what do they even ask',
    language: 'en',
    fits: ['lucia-benavides'],
  },
  {
    text: "recruiters never write to me, it's like I don't exist online",
    language: 'en',
    fits: ['lucia-benavides'],
  },
  {
    text: 'I found out the new guy earns more than me for the same work',
    language: 'en',
    fits: ['robert-kowalski'],
  },
  {
    text: 'my manager humiliates me in front of clients',
    language: 'en',
    fits: ['robert-kowalski'],
  },
  {
    text: 'They put me in charge of people who were my mates last week and nobody listens to me',
    language: 'en',
    fits: ['robert-kowalski'],
  },
  {
    text: 'passed over again. Three years, same title, always "next cycle"',
    language: 'en',
    fits: ['robert-kowalski'],
  },
  {
    text: 'boss shouts all day, dont know if i should stick it out or leave',
    language: 'en',
    fits: ['robert-kowalski', 'andres-fuenzalida'],
  },
  // startups
  {
    text: 'got an idea for an app for dog walkers, how do I know anybody would pay before I burn my savings on it',
    language: 'en',
    fits: ['ignacio-larrain'],
  },
  {
    text: 'Meeting investors in ten days and my slides are a mess',
    language: 'en',
    fits: ['ignacio-larrain'],
  },
  {
    text: 'is there any money from the goverment for somebody starting a tech company?',
    language: 'en',
    fits: ['ignacio-larrain'],
  },
  {
    text: 'my best friend and I built this together and now he barely shows up but wants half of it',
    language: 'en',
    fits: ['priya-natarajan', 'constanza-ibanez'],
  },
  {
    text: "I run a company of twelve people and I'm so tired I hide in the bathroom. If I stop, everything stops.",
    language: 'en',
    fits: ['priya-natarajan', 'camila-rojas'],
  },
  {
    text: 'I think the people who put money in want me out of my own company',
    language: 'en',
    fits: ['priya-natarajan'],
  },
  {
    text: 'we argue every day, me and the guy I started this with. The team has begun to notice.',
    language: 'en',
    fits: ['priya-natarajan'],
  },
  {
    text: 'we launched two months ago and have sold to exactly my mum and my cousin',
    language: 'en',
    fits: ['diego-monteverde'],
  },
  {
    text: 'no idea what to charge for the bags I sew',
    language: 'en',
    fits: ['diego-monteverde', 'leticia-campos'],
  },
  {
    text: 'I post on instagram every day for my bakery and nobody comes in',
    language: 'en',
    fits: ['diego-monteverde'],
  },
  {
    text: "everything goes through me, I work till midnight and can't let go of anything",
    language: 'en',
    fits: ['oliver-haines'],
  },
  {
    text: "people try our app once and don't come back, should we change direction completely?",
    language: 'en',
    fits: ['oliver-haines'],
  },
  {
    text: "Need to bring in my first two employees and I'm scared of picking the wrong ones",
    language: 'en',
    fits: ['oliver-haines'],
  },
];
