import type { Language } from '@puente/contract/policy';
import { stemsOf } from './stem.ts';

/** Words used about anything: alone they mean nothing. */
const empty: Record<Language, string> = {
  en: `time times over up out off want need try tell say ask call calls put mean keep let seem begin turn show hear hold
    bring happen set lead follow allow add offer consider appear wait serve send expect stay reach remain year way day thing
    lot part place case week point fact month side kind end minute moment result reason big small large next same able come
    going went take took give gave make made know think feel look use find like well back down again old new good bad great
    little own other one two three first last never ever around away before after since without inside same ones green sales
    changes quite shifts cap flat sol mira test tested solo tell told said see seen maybe right left turn`,
  es: `decir dice digo dije querer quiero quiere quieren queremos quise poder deber debo saber sepa sabe mirar mira pedir pide
    tomar tomo dejar deja llevar lleva llevo llamar pasar pasa quedar queda creer hablar sentir siento salir volver seguir sigo
    encontrar venir viene pensar conocer tratar contar empezar esperar buscar entrar entra sacar terminar acabar partir parar
    para pared paro tocar toca levantar intentar usar olvidar olvida solo sola solos sol nada nadar mes meses vez veces dia dias cosa
    cosas gente vida tiempo mundo ano anos momento manera parte lado punto grande bueno malo nuevo primero primera mismo otro
    otra otros mejor peor igual entero nadie alguno dar doy dan poner pongo pone traer caer cae abrir cumplir ofrecer morir
    mueren contestar contesta gustar ser verdad claro siempre casi hasta deber favorita pata pie tiempo seria sera ir terminar
    rompio romper maquina cunado enganche deberia llamadas turno`,
};

/** Everyday words of many fields: alone they are only a hint. */
const common: Record<Language, string> = {
  en: `work job start stop talk speak write read play run move live learn change understand watch create spend grow open walk win
    remember love buy die build fall cut kill people man woman life child world school family student group country problem hand
    company system program question night home water room mother money story study book eye word business head house service
    friend father power hour game line member law car city name team idea body face level office door health person art history
    party morning research girl guy teacher education parents doctor photos slides drawing code accountant bills quit selling
    inherited mortgage supervisor freelance deadline calls pain sleep food eat weight class paper test exam phone app site web`,
  es: `trabajo trabajar vivir escribir leer perder ganar cambiar cambio estudiar correr pagar ayudar jugar escuchar dibujo
    hijo hijos nino ninos mama papa madre padre mujer hombre casa escuela colegio familia amigo amigos pareja dinero plata
    negocio empresa jefe oficina clase libro ciudad nombre equipo idea cuerpo cara cabeza mano doctor profesor persona personas
    comida comer peso dormir noche manana dolor papel examen celular telefono pagina programa aprender ahorros inversores
    jubilo jubile tecnologia estadistica calculadora tribunal pesadillas freelance boleteo mesa cuenta cuentas fotos musica`,
};

export const emptyStems = stemsIn(empty);

function stemsIn(list: Record<Language, string>): Record<Language, ReadonlySet<string>> {
  const read = (language: Language) =>
    new Set(
      list[language]
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => stemsOf(word)[language]),
    );
  return { en: read('en'), es: read('es') };
}

export const commonStems = stemsIn(common);
