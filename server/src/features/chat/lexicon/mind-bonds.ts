import { type Concept, defineField } from './concept.ts';

/** Love, loss and family ties. */
export const mindBonds: Concept[] = defineField(
  'mind',
  {
    id: 'couple-conflict',
    label: ['trouble in a couple', 'los conflictos de pareja'],
    near: 'breakup infidelity jealousy intimacy anger',
    en: `couples therapy, couple counselling, marriage counselling, couples counsellor, marriage trouble/problems/failing/falling, relationship problems/trouble/issues, @lover+@fight, @lover+argument, @lover talk/listen/distant/cold/ignore, save marriage, save relationship, same fight, fight same, same argument, drift apart, grown apart, growing apart, roommates+@lover, @lover+roommates, @lover+stopped talking, not love anymore, love+gone, marriage+end, @lover+understand, toxic relationship, ~relationship, ~marriage, ~husband, ~wife, ~girlfriend, ~boyfriend, silent treatment, stay or leave+@lover, mother-in-law, inlaws+@lover, long distance+@lover, couple crisis, spark+gone`,
    es: `terapia pareja, terapeuta pareja, problemas pareja, crisis pareja, conflictos pareja, parejas discuten, @lover+@fight, @lover escucha/habla/distante/frio/ignora/entiende, salvar matrimonio, salvar relacion, salvar pareja, peleamos todo, discutimos todo, siempre peleamos, misma pelea, mismas peleas, nos alejamos, alejados+@lover, distanciados+@lover, vivimos companeros, companeros piso+@lover, ya no quiere+@lover, apagado amor, se acabo amor, perdimos chispa, chispa+@lover, relacion toxica, ~mi pareja, ~mi marido, ~mi mujer, ~mi esposo, ~mi esposa, ~mi novio, ~mi novia, ~mi polola, ~mi pololo, ley hielo, seguir con @lover, suegra+@lover, relacion distancia, matrimonio mal, mal con @lover, tirando platos, no nos hablamos+@lover, parejas escuchan, ~pareja`,
  },
  [
    {
      id: 'breakup',
      label: ['break-ups', 'las rupturas'],
      near: 'couple-conflict self-esteem grief divorce-law',
      en: `break up, breakup, broke up, broken heart, heartbroken, heartbreak, heartache, get over ex, over ex, left me, alone+after+years+together, dumped, dumped me, @lover left, @lover+leaving, my ex, miss ex, ex+stop, ex+moved on, ghosted, cant forget @lover, cant forget him/her, move on+@lover, leave @lover, leave+relationship, end relationship, split up, separated+sad, just separated, divorce+pain, getting divorced+sad, lost love, unrequited, lovesick, stalk ex`,
      es: `ruptura, romper @lover, rompimos, terminamos, termine con @lover, me termino, me dejo @lover, @lover dejo, me dejaron, me pateo, patearon, me corto, cortamos, corto conmigo, despecho, tusa, corazon roto, mal amor, mal de amores, mal amores, olvidar ex, olvidarla, olvidarlo, superar ex, superar ruptura, superar separacion, mi ex, extrano ex, echo de menos @lover, recien separado, recien separada, me separe, separandome, separarme, dejar a @lover, terminar relacion, terminar con @lover, lo dejamos, duelo amoroso, desamor, ghosting, soltar @lover, stalkeo, revisa ex, nos separamos, se fue @lover, hizo maletas, foto/fotos+ex`,
    },
    {
      id: 'infidelity',
      label: ['infidelity', 'la infidelidad'],
      near: 'couple-conflict jealousy breakup',
      en: `infidelity, cheated, cheating, cheat @lover, @lover+cheat, affair, affairs, unfaithful, betrayed, betrayal, sleeping someone else, slept someone, found messages, messages+another, another woman, another man, other woman, lover+husband, trust+again, forgive+cheat, seeing someone else, adultery, secret+texts`,
      es: `infidelidad, infiel, engano, enganos, me engano, enganando, engane, enganaron, me puso cuernos, cuernos, cuerno, cachos, gorreo, gorreando, me gorreo, gorro, amante, otra mujer, otro hombre, con otra, con otro, traicion, traiciono, mensajes+otra, mensajes+otro, encontre mensajes, recuperar confianza, perdonar+engano, perdonar infidelidad, aventura+@lover, tiene a otra, me la pego, puso los cachos, vio con otra`,
    },
    {
      id: 'jealousy',
      label: ['jealousy', 'los celos'],
      near: 'couple-conflict self-esteem infidelity',
      en: `jealous, jealousy, possessive, controlling @lover, check his/her phone, check+@lover+phone, look through+phone, spy @lover, insecure relationship, trust issues, suspicious+@lover, clingy, envy, needy, anxious attachment, attachment`,
      es: `celos, celoso, celosa, celotipia, posesivo, posesiva, controladora, controlador, reviso celular+@lover, revisar telefono+@lover, reviso+celular+@lover, le reviso celular, reviso movil, desconfianza, desconfio, desconfiada, dependencia emocional, dependiente emocional, apego, apego ansioso, envidia, toxica, intensa`,
    },
    {
      id: 'intimacy',
      label: ['intimacy and sex', 'la intimidad y el sexo'],
      near: 'couple-conflict',
      en: `sex, sex life, libido, intimacy, intimate, no desire, desire gone, sexual, sexless, bed+@lover+nothing, orientation, come out gay, coming out, gender identity, lgbt, gay, trans`,
      es: `sexo, vida sexual, libido, intimidad, deseo sexual, sin deseo, sexual, no hacemos amor, relaciones sexuales, en la cama+@lover, orientacion sexual, salir closet, salir armario, identidad genero, lgbt, gay, lesbiana, trans`,
    },
    {
      id: 'dating',
      label: ['finding a partner', 'el encontrar pareja'],
      near: 'self-esteem social-anxiety breakup',
      en: `dating, tinder, date+someone, find love, find partner, find girlfriend, find boyfriend, still single, dating apps, hinge, bumble, always pick wrong, wrong men, wrong women, flirt, first date`,
      es: `citas+pareja, tinder, encontrar pareja, encontrar amor, buscar pareja, conseguir novia, conseguir novio, sigo soltera, sigo soltero, soltera+anos, ligar, mala suerte amor, siempre mismos hombres, elijo mal, coquetear, primera cita`,
    },
    {
      id: 'grief',
      label: ['grief', 'el duelo'],
      near: 'depression loneliness growing-older',
      en: `grief, grieve, grieving, bereavement, bereaved, mourning, mourn, passed away, @family+died, @parent+died, @lover+died, @child+died, friend+died, lost @parent, lost my @lover, lost husband/wife/father/mother/mom/dad/brother/sister/baby/son/daughter, death @parent, death of, widow, widower, funeral, suicide+brother, since+died, miscarriage, stillbirth, dog died, cat died, pet died, lost dog, after+death, say goodbye, anniversary+death, cancer+died, ~loss, ~died, late husband, late wife, terminal, ~ashes, ~die`,
      es: `duelo, luto, fallecio, fallecimiento, falleció, murio, se murio, muerte, muerte @parent, murio @parent, perdi a @parent, perdi @lover, perdi hermano/hermana/hijo/hija/bebe/padre/madre/papa/mama/abuela/abuelo/amigo/marido, perder un hijo, partida @parent, partio @parent, viudo, viuda, viudez, enviude, entierro, funeral, velorio, ya no esta, ausencia, aborto espontaneo, perdida gestacional, perdi embarazo, perro+murio, gato+murio, mascota+murio, perro+muerte, perdida ser querido, ser querido, despedirme+murio, desde que se fue+@parent, ~fallecer, ~cenizas, ~perdida`,
    },
    {
      id: 'caring-parents',
      label: ['caring for ageing parents', 'el cuidado de padres mayores'],
      near: 'growing-older grief stress',
      en: `dementia, alzheimer, alzheimers, caregiver, carer, caring for @parent, elderly parents, elderly mother, elderly father, nursing home, care home, @parent+getting old, @parent+forgetting, @parent+fall, look after @parent, @parent+alone`,
      es: `demencia, alzheimer, cuidador, cuidadora, cuidar @parent, cuido @parent, padres mayores, mama mayor, papa mayor, residencia ancianos, asilo, hogar ancianos, @parent+olvida, @parent+dependiente, @parent+sola`,
    },
    {
      id: 'family-conflict',
      label: ['conflicts with family', 'los conflictos con la familia'],
      near: 'therapy couple-conflict caring-parents',
      en: `family conflict, family drama, toxic family, toxic mother, toxic parents, @parent+control, @family+@fight, not speak @family, sister+speak, brother+speak, estranged, black sheep, cut off family, narcissistic mother, narcissist, overbearing mother, guilt trip`,
      es: `conflicto familiar, problemas familiares, familia toxica, madre toxica, padres toxicos, @parent+controla, hermano+peleado, hermana+peleada, no hablo @family, no me hablo hermano/hermana/padre/madre, distanciada familia, oveja negra, narcisista, madre controladora, chantaje emocional, se mete todo`,
    },
    {
      id: 'friendship',
      label: ['friendships', 'las amistades'],
      near: 'loneliness social-anxiety',
      en: `friendship, friendships, best friend+@fight, lost friend, friends+distance, friend betrayed`,
      es: `amistad, amistades, mejor amiga+pelea, mejor amigo+pelea, perdi amigo, amiga+traiciono, amigos+alejaron`,
    },
    {
      id: 'abuse',
      label: ['harm in a relationship', 'el maltrato'],
      near: 'therapy trauma couple-conflict',
      en: `abusive, abusive relationship, domestic violence, gaslighting, emotional abuse, psychological abuse, controlling relationship`,
      es: `maltrato, violencia intrafamiliar, violencia genero, maltrato psicologico, maltrata, manipula, manipulador, gaslighting, abuso emocional`,
    },
    {
      id: 'migration',
      label: ['settling in a new country', 'la vida en un país nuevo'],
      near: 'loneliness therapy',
      en: `homesick, homesickness, culture shock, expat, immigrant, miss home country, miss my country, moved abroad+sad, foreign country+alone, adapting new country`,
      es: `migrante, inmigrante, emigre, emigrar, extrano mi pais, extranar pais, nostalgia pais, duelo migratorio, choque cultural, adaptarme pais, lejos familia, expatriado`,
    },
  ],
).map((concept) => ({ ...concept, isTrade: false }));
