import type { DemoPerson } from './person.ts';

export const studyPeople: readonly DemoPerson[] = [
  {
    id: 'patricia-espinoza',
    expertise: 'Psicopedagoga: aprender a estudiar y rendir pruebas',
    expertiseTranslated: 'Learning specialist: how to study and sit exams',
    aboutMe:
      'Enseño a estudiar, que es algo que nadie enseña. Trabajo con escolares que preparan la PAES, universitarios que dejan todo para el último día y adultos que vuelven a clases y no logran concentrarse. También con los que saben la materia y se bloquean en la prueba.',
    career: 'Psicopedagoga, dieciocho años en colegios y en un preuniversitario de Puente Alto.',
    idealClient:
      'Estudiantes que pasan horas frente al cuaderno y no retienen nada, y sus mamás desesperadas.',
    uniqueValue: 'Hacemos el horario juntos y lo reviso cada semana por mensaje. Sin retos.',
    challengeStory:
      'Repetí primero medio. Mi mamá lloró y yo también. Una profesora me enseñó a hacer resúmenes y hasta hoy le mando saludos.',
    hours: '1-5 17:00-20:30; 6 10:00-13:00',
    durations: [45, 60],
    firstRate: 10000,
  },
  {
    id: 'henry-lockwood',
    expertise: 'Dissertations, doctoral theses and academic writing',
    expertiseTranslated: 'Tesis de grado y doctorado, y redacción académica',
    aboutMe:
      'I help people finish. Chapters that won’t close, literature reviews that grew to two hundred pages, a supervisor who answers in March. We plan backwards from the deadline, I read what you have, and we rehearse the viva.',
    career:
      'Historian, twenty-four years as a university lecturer, supervisor of nineteen doctorates and examiner of sixty.',
    idealClient:
      'Master’s and doctoral students who are stuck, ashamed or simply late, and those who write in a second language.',
    uniqueValue:
      'I have been the difficult examiner. I’ll ask you the question you’re dreading, kindly, a month early.',
    challengeStory:
      'My own thesis took nine years. The last chapter was written on a kitchen table with a baby on one arm.',
    hours: '1-4 09:00-12:30',
    durations: [60, 90],
    noticeMinutes: 1440,
  },
  {
    id: 'gabriela-montes',
    expertise: 'Becas y admisión a universidades en el extranjero',
    expertiseTranslated: 'Scholarships and admission to universities abroad',
    aboutMe:
      'Busco contigo la beca que te queda, no la que sale en los anuncios. Leemos las bases, armamos el calendario, escribimos la carta de motivos y preparamos la entrevista. También ayudo a elegir carrera cuando hay tres opciones y mucho miedo.',
    career:
      'Fui becaria en Canadá, después coordinadora de intercambio en una universidad pública y jurado de becas cinco años.',
    idealClient:
      'Estudiantes de último año, profesionales que quieren una maestría fuera y familias que no saben cómo pagarla.',
    uniqueValue: 'Como jurado vi por qué caen las buenas candidaturas: casi siempre por la carta.',
    challengeStory:
      'Me rechazaron tres becas el mismo mes. La cuarta la pedí un día antes del cierre, desde un cibercafé con la luz yéndose.',
    hours: '1-4 18:00-21:00; 7 10:00-14:00',
    durations: [45, 60],
    firstRate: 35000,
  },
  {
    id: 'aaron-feldman',
    expertise: 'Math, statistics and physics for people who gave up on them',
    expertiseTranslated: 'Matemáticas, estadística y física para quienes se rindieron',
    aboutMe:
      'High-school algebra to second-year calculus, statistics for nurses and psychologists, SAT and GRE. Most of my students think they’re bad at math. Usually they missed one thing in seventh grade and have been limping ever since. We go back and get it.',
    career:
      'Taught math and physics in public schools in the Bronx for nineteen years; private tutor since.',
    idealClient:
      'Teenagers failing algebra, adults going back to college, parents who can’t help with homework any longer.',
    uniqueValue: 'You do the talking. If you can explain the step to me, it’s yours.',
    challengeStory:
      'I failed calculus as a freshman. Failed it flat. The second time I had a teacher who let me ask stupid questions for an hour a week.',
    hours: '1-4 16:00-21:00; 7 13:00-18:00',
    durations: [30, 60, 90],
  },
  {
    id: 'hugo-santamaria',
    expertise: 'Oposiciones y técnicas de memoria',
    expertiseTranslated: 'Civil service exams and memory techniques',
    aboutMe:
      'Preparo oposiciones de administración y justicia. Temarios, cantes, simulacros y memoria: asociaciones, palacios, repasos espaciados. Y cabeza, porque esto es largo.',
    career: 'Funcionario de justicia, aprobé a la tercera. Preparador desde hace siete años.',
    idealClient: 'Opositores que trabajan y solo pueden estudiar por la noche.',
    uniqueValue: 'Te tomo el tema en voz alta y con reloj, como en el tribunal.',
    challengeStory:
      'La segunda vez me quedé a dos décimas. Estuve un verano sin abrir un libro. Luego volví con un método.',
    hours: '1-4 20:00-23:00',
    durations: [30, 60],
  },
];
