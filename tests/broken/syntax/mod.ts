export default { id: "syntax", 
