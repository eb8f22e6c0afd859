import type { Translation } from '../catalogue.ts';
import type en from '../en/search.ts';

export default {
  meta: {
    title: 'Cuidadores de animais e casas na Costa de Prata',
    titleTown: 'Cuidadores de animais e casas em {{town}}',
    description:
      'Cuidadores verificados de animais e casas em Óbidos, Caldas da Rainha, Bombarral e Peniche. Compare preços, avaliações e datas livres.',
  },
  heading: 'Conheça os nossos cuidadores',
  headingTown: 'Cuidadores em {{town}}',
  intro: 'Pessoas verificadas, perto de si, que cuidam de animais e casas como se fossem seus.',
  filters: {
    title: 'Filtros',
    town: 'Localidade',
    anyTown: 'Todas as localidades',
    service: 'Serviço',
    anyService: 'Todos os serviços',
    from: 'Primeiro dia',
    to: 'Último dia',
    max: 'Preço máximo',
    maxPlaceholder: 'Sem limite',
    sort: 'Ordenar por',
    sortRating: 'Favoritos e melhores notas',
    sortPrice: 'Preço mais baixo',
    sortNewest: 'Mais recentes',
    clear: 'Limpar filtros',
    datesOrder: 'O último dia não pode ser antes do primeiro.',
    datesPast: 'Escolha um dia a partir de hoje.',
    datesFar: 'Conhecemos as datas livres até {{day}}.',
  },
  results: {
    label: 'Cuidadores',
    count_zero: 'Nenhum cuidador encontrado',
    count_one: '{{count}} cuidador',
    count_other: '{{count}} cuidadores',
    loading: 'À procura de cuidadores…',
    shown: '{{shown}} de {{total}} na lista',
    more: 'Mostrar mais',
  },
  empty: {
    title: 'Ainda ninguém corresponde',
    text: 'Experimente outras datas, uma localidade vizinha ou um preço mais alto.',
    none: 'Vêm aí novos cuidadores. Volte em breve.',
  },
  failed: {
    title: 'Não foi possível carregar a lista',
    text: 'Verifique a ligação e tente outra vez.',
    refresh: 'Atualizar',
  },
  favorites: {
    add: 'Adicionar {{name}} aos favoritos',
    remove: 'Remover {{name}} dos favoritos',
    signIn: 'Inicie sessão para guardar favoritos',
    signInAction: 'Iniciar sessão',
    failed: 'Erro ao atualizar os favoritos',
    added: 'Adicionado aos favoritos',
    removed: 'Removido dos favoritos',
  },
} as const satisfies Translation<typeof en>;
