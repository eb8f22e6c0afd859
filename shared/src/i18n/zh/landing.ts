import type { Translation } from '../catalogue.ts';
import type english from '../en/landing.ts';

export default {
  meta: {
    title: 'Patas da Prata：银色海岸的宠物与房屋看护',
    description:
      '三分钟内在奥比多斯、卡尔达斯-达赖尼亚、邦巴拉尔或佩尼谢找到经过验证的宠物或房屋看护人。安全付款，全天候支持。',
  },
  hero: {
    eyebrow: '银色海岸的宠物与房屋看护',
    title: '三分钟，找到值得信赖的看护人',
    text: '安心出行：从奥比多斯到佩尼谢，热心邻里会像照顾自己家一样照顾您的宠物和房屋。',
    bookNow: '立即预订',
    knowOurSitters: '认识我们的看护人',
  },
  trust: {
    label: '为何信赖我们',
    verified: '经过验证的看护人',
    verifiedText: '身份与推荐信均已核实',
    payments: '安全付款',
    paymentsText: '付款前先确认最终价格',
    support: '全天候支持',
    supportText: '无论昼夜，总有人回应',
    rating: '{{average}}/5',
    ratingText: '来自 {{families}}+ 个家庭',
  },
  steps: {
    title: '如何使用',
    text: '三步完成，收拾行囊吧。',
    first: '告诉我们您的需求',
    firstText: '选择服务和日期，告诉我们谁在家等候：狗、猫、鹦鹉还是天竺葵。',
    second: '选择看护人',
    secondText: '比较附近经过验证的看护人，或由我们为您安排合适的人选。',
    third: '安心出发',
    thirdText: '看护人确认后，您可随时留言联系，家中一切安好。',
  },
  towns: {
    title: '遍布海岸',
    text: '四座小镇，同一邻里。',
    obidos: '城墙、白色小巷与樱桃酒',
    caldas: '公园、集市与别致陶瓷',
    bombarral: '葡萄园、风车与罗莎梨',
    peniche: '冲浪、悬崖与灯塔',
  },
  become: {
    title: '擅长照顾动物？在家附近赚取收入。',
    text: '价格和日期由您决定。申请只需五分钟，无需账户；我们会在 24 小时内回复。',
    action: '成为看护人',
  },
  location: {
    metaTitle: '{{town}}的宠物与房屋看护',
    eyebrow: '葡萄牙银色海岸',
    obidos:
      '城墙之内小巷狭窄，屋顶是猫咪的天下；城墙之外便是潟湖。我们的看护人熟悉这一切，也知道八月散步的每一处阴凉。',
    caldas: '这座温泉小城每天早晨都有集市，公园最适合长时间散步。许多看护人住在这里，不少人家里还有花园。',
    bombarral: '葡萄园与果园，安静的小路，开阔的空间。最适合爱奔跑的狗狗，以及需要浇花的家。',
    peniche: '三面环海的小镇。我们的看护人知道潮水何时把沙滩留给狗狗，也知道猫咪在哪里能避风安睡。',
    sitters: '{{town}}的看护人',
    others: '其他城镇',
    notFound: '找不到该地点',
    notFoundText: '我们在奥比多斯、卡尔达斯-达赖尼亚、邦巴拉尔和佩尼谢照料宠物与房屋。',
    returnHome: '返回首页',
  },
} as const satisfies Translation<typeof english>;
