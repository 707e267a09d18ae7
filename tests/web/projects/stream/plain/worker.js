import "togyzkumalak/worker";
