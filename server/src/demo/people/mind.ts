import type { DemoPerson } from './person.ts';

export const mindPeople: readonly DemoPerson[] = [
  {
    id: 'camila-rojas',
    expertise: 'Psicóloga: insomnio, ansiedad y crisis de pánico',
    expertiseTranslated: 'Psychologist: insomnia, anxiety and panic attacks',
    aboutMe:
      'Soy psicóloga clínica y atiendo a gente que lleva meses durmiendo mal, que despierta a las cuatro con el corazón acelerado o que ya no puede subirse al metro sin sentir que se ahoga. Trabajo con terapia cognitivo-conductual: tareas chicas, registro de sueño y mucha paciencia.',
    career:
      'Catorce años de consulta, seis de ellos en la unidad de trastornos del sueño de un hospital público en Santiago. Antes trabajé en salud ocupacional con personal de urgencias.',
    idealClient:
      'Personas agotadas por el trabajo, que rumian de noche o que tuvieron su primera crisis de angustia y temen la siguiente.',
    uniqueValue:
      'En la primera sesión ya sales con un plan para esta semana. No alargo los procesos: casi todos mis pacientes terminan en menos de doce sesiones.',
    challengeStory:
      'En mi tercer año de turnos dejé de dormir yo. Tardé en pedir ayuda porque me daba vergüenza siendo psicóloga. De ahí aprendí que el cuerpo se reeduca, pero no a punta de voluntad.',
    hours: '1-4 16:00-21:00; 5 09:00-13:00',
    durations: [45, 60],
    firstRate: 25000,
  },
  {
    id: 'daniel-ashworth',
    expertise: 'Counsellor for grief, depression and loneliness',
    expertiseTranslated: 'Terapia para el duelo, la depresión y la soledad',
    aboutMe:
      'I sit with people after a death, or when life has gone grey and they can’t say why. Widowers, adult children who lost a parent, people who moved cities and find that nobody rings any more. There is no five-step plan from me, but there is a weekly hour in which you don’t have to be fine.',
    career:
      'Hospice chaplain for nine years, then trained as a counsellor. I have a small practice in Walthamstow and run a bereavement group at the library on Thursdays.',
    idealClient:
      'Someone who has lost a person they loved, feels low or empty for weeks, or is getting old and finds the days too quiet.',
    uniqueValue:
      'I don’t rush anyone to “move on”. People tell me it is the first place they could talk about the dead by name without the room going awkward.',
    challengeStory:
      'My brother died when I was twenty-six and I went back to work on the Monday. It caught up with me two years later on a train platform. I learned grief the slow way.',
    hours: '1-3 10:00-13:00 17:00-21:00; 4 10:00-15:00',
    durations: [60],
  },
  {
    id: 'ximena-villalobos',
    expertise: 'Terapeuta de pareja y de rupturas',
    expertiseTranslated: 'Therapist for couples and breakups',
    aboutMe:
      'Veo parejas que discuten siempre por lo mismo, personas que descubrieron un engaño y no saben si quedarse, y gente recién separada que revisa el celular del ex a las dos de la mañana. También trabajo la autoestima y los celos cuando vienen de antes.',
    career:
      'Maestría en terapia familiar en la UNAM, once años de consulta en la colonia Narvarte. Doy clases los sábados a terapeutas jóvenes.',
    idealClient:
      'Parejas que todavía se quieren pero ya no se escuchan, y personas que salen de una relación con la confianza por los suelos.',
    uniqueValue:
      'No tomo partido. Si vienen los dos, cada quien sale sabiendo algo incómodo de sí mismo y algo bueno del otro.',
    challengeStory:
      'Me divorcié a los treinta y cuatro dando terapia de pareja. Lo pensé mucho antes de seguir. Hoy creo que haber fallado me hace mejor escucha.',
    hours: '1-3 18:00-22:00; 6 09:00-14:00',
    durations: [60, 90],
    firstRate: 60000,
    noticeMinutes: 720,
  },
  {
    id: 'sunita-gurung',
    expertise: 'Meditation teacher: calm for busy and angry minds',
    expertiseTranslated: 'Profesora de meditación: calma para mentes inquietas y enojadas',
    aboutMe:
      'I teach people to sit quietly with a head that won’t stop. Some come because they shout at their family and hate it, some because they think everything over forty times. We breathe, we notice, we laugh a little. No incense needed and no religion asked for.',
    career:
      'Twelve years teaching in Boudha and at a retreat centre in Pokhara. Before that I was a nurse in the emergency ward of Patan Hospital.',
    idealClient:
      'People whose thoughts run in circles, who lose their temper, or who want a daily practice that fits between work and children.',
    uniqueValue:
      'Short and practical: ten minutes a day that you really do. As a former nurse I also know when sitting is not enough and you should see a doctor.',
    challengeStory:
      'After the 2015 earthquake I couldn’t be in a closed room. Sitting still for one minute was the hardest work of my life, so I began with one minute.',
    hours: '7 07:00-12:00; 1-3 06:30-10:00 19:00-21:00',
    durations: [30, 45, 60],
  },
  {
    id: 'marcus-bell',
    expertise: 'Addiction counselor: alcohol, gambling, screens, adult ADHD',
    expertiseTranslated: 'Terapia de adicciones: alcohol, apuestas, pantallas, TDAH en adultos',
    aboutMe:
      'I work with people who tell themselves it’s only two drinks, only twenty bucks on the game, only ten more minutes on the phone. Nobody gets a lecture here. We look at what the habit does for you, what it costs, and what could stand in its place. I also coach adults who found out late they have ADHD.',
    career:
      'Licensed alcohol and drug counselor in Queens since 2009. Fifteen years sober. Ran a night program at a community clinic before going on my own.',
    idealClient:
      'Anyone who has promised to quit more than twice, or whose partner has. You do not have to be at rock bottom and you do not have to be sure.',
    uniqueValue:
      'I’ve been on the other chair. I’ll answer a text at 11 pm on a bad night, in English or in Bronx Spanish.',
    challengeStory:
      'I lost a marriage and a driver’s license before I stopped drinking. Year one I counted hours, not days. I keep the first coin on my desk.',
    hours: '1-5 17:00-23:00',
    durations: [30, 60],
    firstRate: 8000,
  },
];
