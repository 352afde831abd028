/** What the days of the Republican year are called after, in English. */
import { namedInOrder } from "../days.ts";

export const days = namedInOrder(`
grape,saffron,chestnut,meadow saffron,horse,balsam,carrot,amaranth,parsnip,vat,potato,everlasting,winter squash,mignonette,donkey,four o'clock flower,pumpkin,buckwheat,sunflower,wine press,hemp,peach,turnip,amaryllis,ox,aubergine,chilli pepper,tomato,barley,barrel
apple,celery,pear,beetroot,goose,heliotrope,fig,black salsify,wild service tree,plough,salsify,water chestnut,Jerusalem artichoke,endive,turkey,skirret,watercress,leadwort,pomegranate,harrow,asarabacca,azarole,madder,orange,pheasant,pistachio,tuberous pea,quince,service tree,roller
rampion,swede,chicory,medlar,pig,corn salad,cauliflower,honey,juniper,pickaxe,wax,horseradish,cedar,fir,roe deer,gorse,cypress,ivy,savin juniper,grub hoe,sugar maple,heather,reed,sorrel,cricket,pine nut,cork,truffle,olive,shovel
peat,coal,bitumen,sulphur,dog,lava,topsoil,manure,saltpetre,flail,granite,clay,slate,sandstone,rabbit,flint,marl,limestone,marble,winnowing basket,gypsum,salt,iron,copper,cat,tin,lead,zinc,mercury,sieve
spurge laurel,moss,butcher's broom,snowdrop,bull,laurustinus,tinder fungus,mezereon,poplar,felling axe,hellebore,broccoli,bay laurel,filbert tree,cow,box tree,lichen,yew,lungwort,billhook,pennycress,rose daphne,couch grass,knotgrass,hare,woad,hazel,cyclamen,celandine,sleigh
coltsfoot,dogwood,wallflower,privet,billy goat,wild ginger,Italian buckthorn,violet,goat willow,spade,narcissus,elm,fumitory,hedge mustard,nanny goat,spinach,leopard's bane,pimpernel,chervil,twine,mandrake,parsley,scurvy grass,daisy,tuna,dandelion,wood anemone,maidenhair fern,ash tree,dibber
primrose,plane tree,asparagus,tulip,hen,chard,birch,jonquil,alder,hatchery,periwinkle,hornbeam,morel,beech,bee,lettuce,larch,hemlock,radish,beehive,Judas tree,cos lettuce,horse chestnut tree,rocket,pigeon,lilac,anemone,pansy,bilberry,grafting knife
rose,oak,fern,hawthorn,nightingale,columbine,lily of the valley,mushroom,hyacinth,rake,rhubarb,sainfoin,gold stock,fly honeysuckle,silkworm,comfrey,salad burnet,basket of gold,orache,weeding hoe,sea lavender,fritillary,borage,valerian,carp,spindle tree,chives,bugloss,wild mustard,shepherd's crook
lucerne,day lily,clover,angelica,duck,lemon balm,oat grass,martagon lily,wild thyme,scythe,strawberry,betony,pea,acacia,quail,carnation,elder,poppy,lime tree,pitchfork,cornflower,camomile,honeysuckle,bedstraw,tench,jasmine,vervain,thyme,peony,cart
rye,oats,onion,speedwell,mule,rosemary,cucumber,shallot,wormwood,sickle,coriander,artichoke,clove,lavender,chamois,tobacco,redcurrant,vetchling,cherry,sheepfold,mint,cumin,bean,alkanet,guinea fowl,sage,garlic,vetch,wheat,shawm
spelt,mullein,melon,ryegrass,ram,horsetail,mugwort,safflower,blackberry,watering can,switchgrass,glasswort,apricot,basil,ewe,marsh mallow,flax,almond,gentian,lock gate,carline thistle,caper,lentil,elecampane,otter,myrtle,rapeseed,lupin,cotton,mill
plum,millet,puffball,six-row barley,salmon,tuberose,winter barley,dogbane,liquorice,ladder,watermelon,fennel,barberry,walnut,trout,lemon,teasel,buckthorn,marigold,pannier,wild rose,hazelnut,hops,sorghum,crayfish,bitter orange,goldenrod,maize,sweet chestnut,basket
Day of Virtue,Day of Genius,Day of Labour,Day of Opinion,Day of Rewards,Day of the Revolution`);
