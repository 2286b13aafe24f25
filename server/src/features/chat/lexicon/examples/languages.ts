import type { Examples } from './examples.ts';

/** What people type who learn a language, English first of all. One sentence a line. */
export const languagesExamples: Examples = {
  'language-learning': {
    en: `my 400 day Duolingo streak and I still can't order a coffee
      I memorise vocabulary and forget every word by Thursday
      which method works when you only have twenty minutes a day
      I'd love to understand my mother-in-law's stories at dinner
      at 58 is my brain too old to pick up another tongue
      my flashcards and apps pile up but nothing sticks
      I understand series without subtitles yet freeze when I must answer
      been stuck at intermediate plateau for three years
      I want to be bilingual before our wedding abroad
      looking for someone to practise with, grammar books bore me
      I start courses every January and drop out by March`,
    es: `llevo un año con la aplicación del búho y no armo una frase
      se me olvida el vocabulario apenas cierro el cuaderno
      a mis sesenta quiero ponerme con otro idioma, ¿será tarde?
      entiendo casi todo pero me quedo muda cuando me toca contestar
      mi suegra no habla castellano y nos comunicamos por señas
      empiezo academias cada septiembre y las dejo antes de Navidad
      quisiera ser bilingüe para que mis nietos me entiendan
      me estanqué en nivel intermedio y no avanzo ni a palos
      no sé qué método seguir, hay mil libros y videos
      necesito un compañero para practicar porque sola me aburro
      las tarjetas de repaso me dan sueño, quiero algo entretenido`,
  },
  english: {
    en: `I moved to Manchester and barely follow what people say
      want to watch Netflix in the original without reading captions
      phrasal verbs and the present perfect drive me mad
      my school taught me verb to be for ten years straight
      I need to reach B2 by next summer
      the doctor's receptionist speaks so fast I just say yes
      my kids correct me when I read them bedtime stories
      song lyrics I sing along with and don't understand a thing
      looking for a patient native teacher from London or Texas
      I mix up he and she all the time
      I confuse make and do, in and on, everything`,
    es: `quiero ver las series gringas sin subtítulos
      toda la secundaria viendo el verbo to be y no aprendí nada
      canto en inglés puro guachu guachu y me da risa
      necesito llegar a B2 antes del verano
      los phrasal verbs me vuelven loco
      mi hijo gringo me corrige cuando le leo cuentos
      me voy a Londres y apenas sé decir hello
      busco profe nativo con paciencia, soy dura de oído
      en la universidad me piden certificar inglés para titularme
      no entiendo a los turistas americanos que llegan al hostal
      siempre confundo el pasado con el presente perfecto`,
  },
  'english-beginners': {
    en: `I know hello, thank you, and that is all
      my husband translates for me at the supermarket, I'm ashamed
      never studied, I need the alphabet, numbers and colours
      where do I begin if I can't say a single sentence
      my mum arrived from Peru last month and knows zero words
      the class I joined went too quickly, everyone else knew basics
      how do I say my name, my age, my address
      I left school at twelve and nobody taught me
      need something very slow with pictures, step by step
      at the bus stop I just show the driver a paper`,
    es: `no sé ni decir cómo me llamo en inglés
      parto de cero, solo cacho hello y bye
      nunca tuve clases, dejé el colegio a los doce
      me inscribí en un curso y todos sabían más que yo
      quiero aprender los números, los colores y saludar
      mi nuera es gringa y no le entiendo ni jota
      necesito que me expliquen despacito, con dibujitos
      por dónde arranco si no entiendo una sola palabra
      en el aeropuerto tuve que mostrar un papelito escrito
      mi mamá de setenta años quiere saber el abecedario en inglés`,
  },
  'english-conversation': {
    en: `I read fine but have nobody to chat with
      need a weekly talk with a real person, no textbooks
      I want to gossip, joke and argue like at home
      words come out slowly, people finish my sentences for me
      at parties in Dublin I smile and stay quiet
      want to get fluent by talking about films, food, football
      a retired neighbour to have a cuppa and natter with
      small talk with other mums at the school gate
      I get lost when three friends talk at once in the pub
      I know the grammar, what I lack is mileage speaking`,
    es: `leo bien en inglés pero no tengo con quién platicar
      quiero soltarme hablando, nada de libros ni gramática
      me gustaría charlar una hora por semana con un nativo
      en las fiestas con extranjeros sonrío y me quedo callado
      me demoro tanto en armar la frase que cambian de tema
      agarrar fluidez conversando de cine, fútbol o cocina
      necesito puro speaking, la teoría ya me la sé
      cuando hablan varios a la vez en el pub me pierdo
      poder hacer bromas y contar anécdotas en inglés
      que alguien me converse y me corrija al vuelo`,
  },
  'fear-english': {
    en: `I go bright red the moment a foreigner asks me something
      they laughed at my accent once and I went silent
      I turn my camera off so nobody asks me to speak
      my hands sweat when the phone rings and it's the London office
      I rehearse the sentence ten times and then don't say it
      so embarrassed of making mistakes in front of my bilingual colleagues
      my mind goes blank though I got an A at school
      I let my wife do all the talking on holiday
      terrified of sounding stupid in a language that isn't mine
      I pretend I didn't hear so I don't have to reply`,
    es: `me da plancha hablar inglés delante de mis colegas
      se rieron de mi acento una vez y no volví a abrir la boca
      me pongo rojo como tomate cuando me pregunta un gringo
      apago la cámara para que no me hagan hablar en inglés
      me trabo, me sudan las manos y se me borra todo
      ensayo la frase diez veces y al final no la digo
      tengo pánico a equivocarme y quedar como tonto
      sé inglés pero me da vergüenza que me escuchen
      en los viajes dejo que mi marido hable por mí
      me bloqueo en la llamada aunque en el papel saco buena nota`,
  },
  pronunciation: {
    en: `people keep asking me to repeat myself, it's humiliating
      I can't hear the difference between ship and sheep
      my rolled r sounds like a sick cat
      the th sound, my tongue just won't go there
      Siri never understands a word I dictate
      I'd like to soften my thick accent for the stage
      where do I put the stress in words like comfortable
      they thought I said beach and I didn't
      my vowels all sound the same to my teacher
      want someone to listen and fix my intonation and rhythm`,
    es: `me hacen repetir todo porque no se me entiende
      no distingo ship de sheep, me suenan igual
      no me sale la erre, parezco niño chico
      dónde pongo la lengua para la th
      tengo un acento muy marcado y quisiera suavizarlo
      quise decir playa y dije una grosería
      el asistente del celular no me entiende cuando le dicto
      mis vocales suenan todas iguales según la profesora
      que me escuchen y me corrijan la entonación
      leo en voz alta y sueno como robot`,
  },
  'english-work': {
    en: `my boss switched all meetings to English and I'm lost
      I have to present the quarterly figures to the Chicago team
      on Zoom with Americans I nod and understand half
      the promotion went to someone worse because he's fluent
      I'm a nurse and need to talk with patients in Leeds
      company got bought by Germans, now everything is in English
      I wait tables for tourists and struggle to explain the menu
      daily stand-ups with developers in India are torture
      vocabulary for invoices, shipping, contracts and customs
      conference calls with bad sound and five accents`,
    es: `mi jefe pasó todas las reuniones a inglés y quedé perdida
      tengo que presentar los resultados al equipo de Chicago
      en las videollamadas con gringos asiento y cacho la mitad
      el ascenso se lo dieron a otro porque habla fluido
      nos compró una empresa alemana y ahora todo es en inglés
      soy mesero y no sé explicarles la carta a los turistas
      soy enfermera y quiero atender pacientes en Inglaterra
      el daily con los programadores de la India me estresa
      me falta vocabulario de facturas, embarques y contratos
      clientes extranjeros me llaman y le paso el teléfono a otro`,
  },
  'english-emails': {
    en: `it takes me an hour to write three lines to a client
      I run everything through a translator before pressing send
      is it dear sir, hi, or hello there
      my messages sound rude and I don't mean them to
      my professor covers my essay in red ink for commas and tense
      cover letter sounds like it was translated word by word
      how do I politely chase someone who hasn't paid
      my colleague secretly checks all my reports for spelling
      I need my thesis abstract to read naturally
      need to draft a complaint to my landlord in proper English`,
    es: `tardo una hora en redactar un correo de tres líneas en inglés
      paso todo por el traductor antes de apretar enviar
      no sé si poner dear, hi o regards
      mis mensajes suenan cortantes y el cliente se ofende
      el profesor me devuelve los ensayos llenos de rojo
      mi carta de presentación suena traducida palabra por palabra
      cómo reclamo un pago en inglés sin ser grosero
      una colega me revisa a escondidas los informes en inglés
      tengo que escribir el abstract de mi tesis
      en el chat de la empresa no me atrevo a escribir en inglés`,
  },
  'english-exams': {
    en: `I need band 7 and keep getting 6 in writing
      test date is in five weeks and my university place depends on it
      Cambridge First, is it worth it or should I do Aptis
      I ran out of time on the reading passages
      the speaking examiner made me so nervous I mumbled
      third attempt at the listening and still a few points short
      visa office wants a certificate with a minimum score
      need mock papers and someone to mark my task 2 essay
      Duolingo test or TOEFL for a scholarship in Canada
      nursing council won't register me without OET`,
    es: `necesito un 7 en el IELTS y siempre saco 6
      el examen es en cinco semanas y de eso depende mi beca
      no sé si dar el First, el Aptis o el TOEFL
      en el reading no me alcanza el tiempo
      el examinador del speaking me puso nerviosa y balbuceé
      ya voy por el tercer intento y me falta un puntito
      la embajada me pide certificado con puntaje mínimo
      que me corrijan los writing con la rúbrica oficial
      hacer simulacros del listening con cronómetro
      en la oposición me piden el C1 de Cambridge`,
  },
  'english-interviews': {
    en: `recruiter from Google wants a call and my English is rusty
      how do I answer tell me about yourself without stammering
      I had the skills, but I couldn't explain my projects in English
      interview on Friday with an American company, help me rehearse
      they asked my weaknesses and I forgot every word
      I want a mock interview with a native who grills me
      hotel in Dubai will interview me over video in English
      remote job in dollars, but the screening is all in English
      au pair family wants to meet me on Skype first
      my answers are memorised and any follow-up question sinks me`,
    es: `me llamó una reclutadora gringa y tengo el inglés oxidado
      cómo respondo tell me about yourself sin trabarme
      el viernes tengo entrevista con una empresa americana
      sabía lo técnico pero no pude explicar mis proyectos en inglés
      me preguntaron mis debilidades y se me olvidó hasta mi nombre
      quiero ensayar con alguien que me bombardee a preguntas en inglés
      pega remota en dólares, pero el primer filtro es en inglés
      un crucero me va a entrevistar por video en inglés
      la familia de au pair quiere conocerme por Skype
      me aprendo las respuestas de memoria y si repreguntan me hundo`,
  },
};
